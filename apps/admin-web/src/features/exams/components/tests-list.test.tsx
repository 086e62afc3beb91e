import type { ListedExam } from '@bandwise/api-contract/admin';
import { failure, json } from '@bandwise/ui/testing/fake-api.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildDraft, buildListed, fakeApi, listed } from '../../../testing/fake-api.ts';
import { renderConsole } from '../../../testing/render-console.tsx';

const LIST = 'GET /api/exam';

function open(exams: readonly ListedExam[], address = '/tests') {
  const api = fakeApi({ [LIST]: () => json(listed(exams, { total: 12, pages: 3 })) });
  return { api, ...renderConsole(address) };
}

const [first] = buildListed().parts;
const part = (part_number: number, fields: Partial<ListedExam['parts'][number]> = {}) => {
  if (!first) throw new Error('A test has a part');
  const id = first.id.replace('8000', `800${part_number}`);
  return { ...first, id, part_number, title: `Marsh, part ${part_number}`, ...fields };
};
const marsh = (parts = [part(1), part(2), part(3)]) =>
  buildListed({ title: 'Marsh', time: 60, questions_count: 39, attempts: 7, parts });
const at = '2026-11-01T08:00:00.000Z';
const id = (end: number) => `00000000-0000-4000-8000-0000000000d${end}`;
/** jsdom is as wide as a tablet, which hides some columns. */
const allCellsOf = (row: HTMLElement) => within(row).getAllByRole('cell', { hidden: true });
const cellsOf = (row: HTMLElement) => allCellsOf(row).slice(0, -1);

describe('all tests', () => {
  it('has a row for each test, which opens to its parts and closes again [D45]', async () => {
    const { user } = open([marsh(), buildListed({ title: 'Ferry' })]);
    const toggle = await screen.findByRole('button', { name: 'Parts of Marsh' });
    expect(screen.getAllByRole('row')).toHaveLength(3);
    expect(cellsOf(screen.getAllByRole('row')[1] ?? document.body).map((cell) => cell.textContent)).toEqual([
      'Marsh3 parts',
      '39',
      '60',
      '7',
      'Published',
      '1 Nov 2026',
    ]);
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    await user.click(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getAllByRole('row')).toHaveLength(6);
    expect(screen.getByText('Marsh, part 2')).toBeTruthy();
    await user.click(toggle);
    expect(screen.getAllByRole('row')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Parts of Ferry' })).toBeNull();
  });

  it('keeps what was searched for when a row is opened right after it', async () => {
    const { user, address } = open([marsh()]);
    const toggle = await screen.findByRole('button', { name: 'Parts of Marsh' });
    await user.type(screen.getByRole('textbox', { name: 'Search tests' }), 'marsh');
    await waitFor(() => expect(address()).toContain('search=marsh'));
    await user.click(toggle);
    expect(address()).toContain('search=marsh');
  });

  it('says how many findings a test and each part has, and shows tests with findings alone', async () => {
    const parts = [part(1), part(2, { findings: { errors: 0, warnings: 1 } })];
    const { user, api } = open([{ ...marsh(parts), findings: { errors: 1, warnings: 1 } }]);
    expect(await screen.findByText('2 findings')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Parts of Marsh' }));
    expect(screen.getByText('1 finding')).toBeTruthy();
    await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'With findings');
    await waitFor(() => expect(api.made(LIST).at(-1)?.query).toMatchObject({ findings: 'some' }));
    expect(api.made(LIST).at(-1)?.query).not.toHaveProperty('state');
  });

  it('opens a test by itself of which not every part was found', async () => {
    open([marsh([part(1, { found: false }), part(2)])], '/tests?search=samphire');
    expect(await screen.findByText('Marsh, part 2')).toBeTruthy();
  });

  it('edits the test at its first part, and each part at its own address', async () => {
    const { user } = open([marsh()]);
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    await user.click(await screen.findByRole('button', { name: 'Parts of Marsh' }));
    expect(href('Edit Marsh')).toBe(`/create-reading-test/${part(1).id}`);
    expect(href('Edit Marsh, part 3')).toBe(`/create-reading-test/${part(3).id}`);
  });

  it('deletes from the row of a test the whole of it, from that of a part either', async () => {
    const { api, user } = open([marsh()]);
    api.on('DELETE /api/exam/delete/:id', () => json({ success: true, message: 'Test deleted successfully' }));
    await user.click(await screen.findByRole('button', { name: 'Delete Marsh' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete this test?' });
    expect(within(dialog).queryByRole('button', { name: 'Delete this part only' })).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Delete the whole test' }));
    await waitFor(() => expect(api.made(LIST)).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Parts of Marsh' }));
    await user.click(screen.getByRole('button', { name: 'Delete Marsh, part 2' }));
    await user.click(await screen.findByRole('button', { name: 'Delete this part only' }));
    await waitFor(() =>
      expect(api.made('DELETE /api/exam/delete/:id').map(({ query }) => query)).toEqual([
        { revision: '1' },
        { part_number: '2', revision: '1' },
      ]),
    );
  });

  it('asks for what the address says [A2-22 A9-14]', async () => {
    const { api } = open([marsh()], '/tests?type=reading&search=salt&part=2&questions=MCQ&sort=-time&page=2');
    await screen.findByText('Marsh');
    expect(api.made(LIST)[0]?.query).toEqual({
      skill: 'reading',
      search: 'salt',
      part: '2',
      type: 'MCQ',
      sort: 'time',
      order: 'desc',
      page: '2',
    });
  });

  it('sorts by a column and back, and says by which', async () => {
    const { address, user } = open([marsh()], '/tests?type=reading&page=2');
    const head = await screen.findByRole('columnheader', { name: 'Test' });
    expect(head.getAttribute('aria-sort')).toBe('none');
    await user.click(within(head).getByRole('button'));
    expect(address()).toBe('/tests?type=reading&view=tests&sort=title');
    await waitFor(() => expect(head.getAttribute('aria-sort')).toBe('ascending'));
    within(head).getByRole('button').focus();
    await user.keyboard('{Enter}');
    expect(address()).toBe('/tests?type=reading&view=tests&sort=-title');
    await waitFor(() => expect(head.getAttribute('aria-sort')).toBe('descending'));
  });

  it('filters by part and question type, searches, pages, and keeps all of it in the address', async () => {
    const { address, user } = open([marsh()]);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Parts' }), 'Part 3');
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Question type' }),
      'Matching headings or sentence endings',
    );
    await user.type(screen.getByPlaceholderText('Search by test name...'), 'salt');
    await waitFor(() => expect(address()).toBe('/tests?type=reading&view=tests&search=salt&part=3&questions=DROPDOWN'));
    await user.click(await screen.findByRole('button', { name: 'Next page' }));
    expect(address()).toContain('&page=2');
    await user.click(screen.getByRole('tab', { name: 'Writing' }));
    expect(address()).toBe('/tests?type=writing&view=tests&search=salt');
  });

  it('says that nothing is found, or that there is nothing yet', async () => {
    const { api, user } = open([], '/tests?search=zebra');
    expect(await screen.findByText('No tests found')).toBeTruthy();
    expect(screen.getByText('Try a different search term')).toBeTruthy();
    api.on(LIST, () => json(listed([])));
    await user.clear(screen.getByPlaceholderText('Search by test name...'));
    expect(await screen.findByText('No reading tests found')).toBeTruthy();
  });

  it('offers to try again when the tests do not arrive', async () => {
    const { api, user } = open([]);
    api.on(LIST, () => failure(500, 'internal', 'Server error'));
    await user.click(await screen.findByRole('tab', { name: 'Listening' }));
    const retry = await screen.findByRole('button', { name: 'Retry' });
    api.on(LIST, () => json(listed([marsh()])));
    await user.click(retry);
    expect(await screen.findByText('Marsh')).toBeTruthy();
  });

  it('has single parts too, and stays with them', async () => {
    const { api, user } = open([marsh()]);
    api.on('GET /api/exam/list/part/reading', () => json({ sections: [] }));
    await user.click(await screen.findByRole('radio', { name: 'Parts' }));
    await screen.findByText('No reading tests found');
    await user.click(screen.getByRole('link', { name: 'All Tests' }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Parts' }).checked).toBe(true);
    await user.click(screen.getByRole('radio', { name: 'Tests' }));
    expect(await screen.findByText('Marsh')).toBeTruthy();
  });

  it('goes back from single parts to tests, and keeps the view in the address', async () => {
    const { address, api, back, user } = open([marsh()], '/tests?type=reading');
    api.on('GET /api/exam/list/part/reading', () => json({ sections: [] }));
    await user.click(await screen.findByRole('radio', { name: 'Parts' }));
    await screen.findByText('No reading tests found');
    expect(address()).toBe('/tests?type=reading&view=parts');
    await back();
    expect(await screen.findByText('Marsh')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Tests' }).checked).toBe(true);
    expect(address()).toBe('/tests?type=reading&view=tests');
  });

  it('says of a test that it has a draft, scheduled or not, and shows drafts alone', async () => {
    const [changed, later, other] = ['Marsh', 'Ferry', 'Quay'].map((title) => buildListed({ title }));
    const schedule = {
      publish_at: '2026-12-01T08:00:00.000Z',
      scheduled_by: null,
      scheduled_at: at,
      is_outdated: false,
    };
    const { api, user } = open([changed, later, other].filter((exam) => exam !== undefined));
    api.on('GET /api/draft', () =>
      json({
        drafts: [
          buildDraft({ id: id(1), exam_id: changed?.exam_id ?? '' }),
          buildDraft({ id: id(2), exam_id: later?.exam_id ?? '', title: 'Later Ferry', schedule }),
        ],
      }),
    );
    const states = () =>
      screen
        .getAllByRole('row')
        .slice(1)
        .map((row) => allCellsOf(row)[4]?.textContent);
    await waitFor(() => expect(states()).toEqual(['PublishedDraft', 'PublishedScheduled', 'Published']));
    await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Scheduled');
    const opened = () =>
      screen.queryAllByRole('button', { name: /^Delete the draft/ }).map(({ ariaLabel }) => ariaLabel);
    await waitFor(() => expect(opened()).toEqual(['Delete the draft Later Ferry']));
    expect(screen.queryByRole('table')).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Drafts');
    await waitFor(() => expect(opened()).toHaveLength(2));
    await user.type(screen.getByPlaceholderText('Search by test name...'), 'zebra');
    expect(await screen.findByText('No drafts found')).toBeTruthy();
  });

  it('keeps more than three drafts from pushing the tests out of sight', async () => {
    const { api, user } = open([buildListed({ title: 'Marsh' })]);
    const drafts = [1, 2, 3, 4].map((one) => buildDraft({ id: id(one), exam_id: null, title: `Draft ${one}` }));
    api.on('GET /api/draft', () => json({ drafts }));
    const shown = () => screen.queryAllByRole('button', { name: /^Delete the draft/ });
    await waitFor(() => expect(shown()).toHaveLength(3));
    await user.click(screen.getByRole('button', { name: 'Show all 4 drafts', expanded: false }));
    expect(shown()).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: 'Show only the newest drafts', expanded: true }));
    expect(shown()).toHaveLength(3);
  });
});
