import type { SectionListRow } from '@bandwise/api-contract/learner';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildDraft } from '../../../testing/build-draft.ts';
import type { AttemptDraft } from '../../../shared/attempt-drafts/attempt-draft.ts';
import { buildListItem, buildSection } from '../../../testing/build-section.ts';
import { failure, fakeApi, json, jsonAt, LEARNER, offline } from '../../../testing/fake-api.ts';
import { address, renderApp } from '../../../testing/render-app.tsx';

const LIST = 'GET /api/exam/list/reading';
const last = { correctCount: 11, total: 13, date: '2026-11-03T09:00:00.000Z', attemptID: buildListItem().id };

function open(sections: readonly SectionListRow[], query = '') {
  const api = fakeApi({ [LIST]: () => json({ sections }), 'GET /api/section/:id': () => json(buildSection()) });
  const user = renderApp(`/practice/reading${query}`, { token: 'abc' });
  return { api, user };
}

const titles = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

it('says that it is loading [L2-69]', async () => {
  fakeApi({ [LIST]: () => new Promise(() => {}) });
  renderApp('/practice/reading', { token: 'abc' });
  expect(await screen.findByText('Loading tests...')).toBeTruthy();
});

it('offers to try again when the list does not arrive', async () => {
  const api = fakeApi({ [LIST]: offline });
  const user = renderApp('/practice/reading', { token: 'abc' });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  api.on(LIST, () => json({ sections: [buildListItem({ title: 'Harbours' })] }));
  await user.click(retry);
  expect(await screen.findByRole('heading', { name: 'Harbours' })).toBeTruthy();
});

it('is requested again on each visit, and stays where the new list does not arrive', async () => {
  const { api } = open([buildListItem({ title: 'Harbours' })]);
  const visit = (path: string) => {
    act(() => globalThis.history.pushState(null, '', path));
    act(() => void globalThis.dispatchEvent(new PopStateEvent('popstate', { state: null })));
  };
  await screen.findByRole('heading', { name: 'Harbours' });
  api.on(LIST, () => json({ sections: [buildListItem({ title: 'Harbours' }), buildListItem({ title: 'Canals' })] }));
  visit('/coming-soon');
  await screen.findByRole('heading', { name: 'Coming soon' });
  visit('/practice/reading');
  expect(await screen.findByRole('heading', { name: 'Canals' })).toBeTruthy();
  api.on(LIST, offline);
  visit('/coming-soon');
  await screen.findByRole('heading', { name: 'Coming soon' });
  visit('/practice/reading');
  await waitFor(() => expect(api.made(LIST)).toHaveLength(3));
  expect(await screen.findByRole('heading', { name: 'Canals' })).toBeTruthy();
});

it('shows the part that the address asks for [L2-51]', async () => {
  open([buildListItem({ title: 'One' }), buildListItem({ title: 'Two', part_number: 2 })], '?part=2');
  await screen.findByRole('heading', { name: 'Two' });
  expect(titles()).toEqual(['Two']);
});

it('keeps a change of the address that is not drawn yet', async () => {
  open([buildListItem({ title: 'One' }), buildListItem({ title: 'Two', part_number: 2 })], '?part=2');
  await screen.findByRole('heading', { name: 'Two' });
  act(() => {
    screen.getByRole('link', { name: 'All parts' }).click();
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'title-desc' } });
  });
  expect(address()).toBe('/practice/reading?sort=title-desc');
  expect(titles()).toEqual(['Two', 'One']);
});

it('searches and sorts [L2-55]', async () => {
  const { user } = open(['Test 10', 'Test 2', 'Harbours'].map((title) => buildListItem({ title })));
  await user.type(await screen.findByRole('searchbox', { name: 'Search by title' }), 'test');
  expect(titles()).toEqual(['Test 2', 'Test 10']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Title: Z to A');
  expect(titles()).toEqual(['Test 10', 'Test 2']);
});

it('goes back to the first page when the search changes [L2-56 L4-35 L9-12]', async () => {
  const { user } = open(Array.from({ length: 25 }, (_, index) => buildListItem({ title: `Test ${index + 1}` })));
  await user.click(await screen.findByRole('button', { name: 'Page 2' }));
  expect(titles()).toHaveLength(5);
  await user.type(screen.getByRole('searchbox'), 'test');
  expect(titles()).toHaveLength(20);
});

it('goes back to the first page when the section changes [L4-35]', async () => {
  const sections = Array.from({ length: 25 }, (_, index) => buildListItem({ title: `Test ${index + 1}` }));
  const { api, user } = open(sections, '?page=2&sort=title-desc');
  await screen.findByRole('heading', { name: 'Test 1' });
  expect(titles()).toHaveLength(5);
  api.on('GET /api/exam/list/listening', () => json({ sections }));
  await user.click(screen.getByRole('link', { name: 'Listening Tests' }));
  await waitFor(() => expect(address()).toBe('/practice/listening'));
  await waitFor(() => expect(titles()).toHaveLength(20));
});

it.each([
  ['', [], 'No tests available for this section and part.'],
  ['?part=3', [buildListItem()], 'No tests available for this part'],
  ['?search=zzz', [buildListItem()], 'Try a different search term'],
])('says why nothing is shown at %s [L2-65 L2-66 L2-67 L2-68]', async (query, sections, hint) => {
  open(sections, query);
  expect(await screen.findByText('No tests found')).toBeTruthy();
  expect(screen.getByText(hint)).toBeTruthy();
});

it('keeps the parts of a test together, in their order, until another order is chosen', async () => {
  const part = (title: string, exam_id: string, part_number: number) => buildListItem({ title, exam_id, part_number });
  const { user } = open([
    part('Test 2: Zebras', 'b', 1),
    part('Test 1: Ants', 'a', 2),
    part('Test 2: Ants', 'b', 2),
    part('Test 1: Zebras', 'a', 1),
  ]);
  const order = await screen.findByRole('combobox', { name: 'Sort by' });
  expect(titles()).toEqual(['Test 1: Zebras', 'Test 1: Ants', 'Test 2: Zebras', 'Test 2: Ants']);
  await user.selectOptions(order, 'Title: A to Z');
  expect(titles()).toEqual(['Test 1: Ants', 'Test 1: Zebras', 'Test 2: Ants', 'Test 2: Zebras']);
});

describe('a row', () => {
  it('has words beside its icons', async () => {
    const in_progress = { attemptID: last.attemptID, deadline: null };
    open([buildListItem({ title: 'A', last_result: last }), buildListItem({ title: 'B', in_progress })]);
    await screen.findByRole('heading', { name: 'A' });
    const words = (title: string) =>
      within(rowOf(title))
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    expect(words('A')).toEqual(['A', 'Review', 'Take again']);
    expect(words('B')).toEqual(['B', 'Start again', 'Continue']);
  });

  it('starts the test [L2-59 L2-63]', async () => {
    const section = buildListItem({ title: 'Harbours', part_number: 2 });
    const { user } = open([section]);
    await user.click(await screen.findByRole('link', { name: 'Start Harbours' }));
    await waitFor(() => expect(address()).toBe(`/practice/reading/part2/${section.id}`));
  });

  it('has no result to review before the first [L2-60]', async () => {
    open([buildListItem({ title: 'Harbours' })]);
    await screen.findByRole('link', { name: 'Start Harbours' });
    expect(screen.queryByRole('link', { name: /again|Review/ })).toBeNull();
  });

  it('shows the last result, and leads to it and to a new start [L2-60 L2-61 D15]', async () => {
    const section = buildListItem({ title: 'Harbours', last_result: last });
    open([section]);
    await screen.findByRole('heading', { name: 'Harbours' });
    const row = within(rowOf('Harbours'));
    expect(row.getByText(/Last result 11\/13/)).toBeTruthy();
    expect(row.getByText('3 Nov 2026')).toBeTruthy();
    expect(row.getByRole('link', { name: 'Review your last result for Harbours' }).getAttribute('href')).toBe(
      `/practice/reading/part1/${section.id}?review=${last.attemptID}`,
    );
    expect(row.getByRole('link', { name: 'Take again: Harbours' })).toBeTruthy();
  });
});

describe('an attempt in progress', () => {
  const in12Minutes = () => new Date(Date.now() + 12 * 60_000 - 1000).toISOString();
  const running = (part: Partial<SectionListRow> = {}) =>
    buildListItem({ title: 'Harbours', in_progress: { attemptID: last.attemptID, deadline: in12Minutes() }, ...part });
  const restart = async (user: ReturnType<typeof open>['user']) =>
    user.click(await screen.findByRole('link', { name: 'Start again: Harbours' }));
  const takeAgain = async (user: ReturnType<typeof open>['user']) =>
    user.click(await screen.findByRole('link', { name: 'Take again: Harbours' }));
  const keepOnDevice = ({ id }: SectionListRow, draft: AttemptDraft, owner: string = LEARNER.id) =>
    localStorage.setItem(`attempt:${owner}:${id}:1`, JSON.stringify(draft));
  const asked = () => screen.findByRole('dialog', { name: 'Discard your answers and start again?' });

  it('is continued from the list, which says how much time is left [D34]', async () => {
    const section = running();
    const { user } = open([section]);
    const link = await screen.findByRole('link', { name: 'Continue Harbours: 12 minutes left' });
    expect(link.title).toBe('Continue Harbours: 12 minutes left');
    expect(screen.getByText('In progress, 12 minutes left')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Start Harbours' })).toBeNull();
    await user.click(link);
    await waitFor(() => expect(address()).toBe(`/practice/reading/part1/${section.id}`));
  });

  it.each([25, -10])('has the time left by the server’s clock on a device that is %i minutes fast', async (fast) => {
    const serverNow = Date.now() - fast * 60_000;
    const deadline = new Date(serverNow + 55_000).toISOString();
    const section = running({ in_progress: { attemptID: last.attemptID, deadline }, time: 20 });
    fakeApi({ [LIST]: () => jsonAt(serverNow, { sections: [section] }) });
    renderApp('/practice/reading', { token: 'abc' });
    expect(await screen.findByText('In progress, 1 minute left')).toBeTruthy();
  });

  it('has no time left where the skill has no clock', async () => {
    open([running({ in_progress: { attemptID: last.attemptID, deadline: null } })]);
    expect(await screen.findByRole('link', { name: 'Continue Harbours' })).toBeTruthy();
    expect(screen.getByText('In progress')).toBeTruthy();
  });

  it('is discarded from the list only once that is confirmed [D34]', async () => {
    const section = running();
    const { api, user } = open([section]);
    await restart(user);
    const dialog = within(await asked());
    await user.click(dialog.getByRole('button', { name: 'Keep my answers' }));
    expect(address()).toBe('/practice/reading');
    await restart(user);
    await user.click(within(await asked()).getByRole('button', { name: 'Discard and start again' }));
    await waitFor(() => expect(address()).toBe(`/practice/reading/part1/${section.id}`));
    await waitFor(() => expect(api.made('POST /api/attempt')[0]?.body).toMatchObject({ restart: true }));
  });

  it('is asked about also when it was begun elsewhere since the list was shown', async () => {
    const known = buildListItem({ title: 'Harbours', last_result: last });
    const { api, user } = open([known]);
    await screen.findByRole('link', { name: 'Take again: Harbours' });
    api.on(LIST, () => json({ sections: [{ ...running(), id: known.id }] }));
    await takeAgain(user);
    expect(await asked()).toBeTruthy();
  });

  it('is asked about also when only the device has its answers [D34]', async () => {
    const section = buildListItem({ title: 'Harbours', last_result: last });
    keepOnDevice(section, buildDraft({ answers: { '1': 'oak' } }));
    const { user } = open([section]);
    await takeAgain(user);
    expect(await asked()).toBeTruthy();
  });

  it('is not asked about where the server has all that the device has, or it is another learner’s', async () => {
    const section = buildListItem({ title: 'Harbours', last_result: last });
    const saved = { answers: { '1': 'oak' }, revision: 1, now: 500 };
    keepOnDevice(section, buildDraft({ copy: { saved, judged: { '1': 500 }, edits: {} } }));
    keepOnDevice(section, buildDraft({ answers: { '1': 'oak' } }), 'another');
    const { user } = open([section]);
    await takeAgain(user);
    await waitFor(() => expect(address()).toBe(`/practice/reading/part1/${section.id}`));
  });

  it('is not asked about where there is none', async () => {
    const section = buildListItem({ title: 'Harbours', last_result: last });
    const { user } = open([section]);
    await takeAgain(user);
    await waitFor(() => expect(address()).toBe(`/practice/reading/part1/${section.id}`));
  });

  describe('where the dialog cannot be loaded', () => {
    beforeEach(() => {
      vi.doMock('@bandwise/ui/feedback/confirm-dialog.tsx', () => {
        throw new Error('the network is gone');
      });
    });
    afterEach(() => {
      vi.doUnmock('@bandwise/ui/feedback/confirm-dialog.tsx');
    });

    it('is discarded at the first time of asking', async () => {
      const section = running();
      const { user } = open([section]);
      vi.stubGlobal('confirm', () => true);
      await restart(user);
      await waitFor(() => expect(address()).toBe(`/practice/reading/part1/${section.id}`));
    });

    it('is the one that was asked about last, and no other', async () => {
      const [harbours, canals] = [running(), running({ title: 'Canals' })];
      const { user } = open([harbours, canals]);
      const confirm = vi.fn<() => boolean>(() => false);
      vi.stubGlobal('confirm', confirm);
      await restart(user);
      await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1));
      expect(address()).toBe('/practice/reading');
      confirm.mockReturnValue(true);
      await user.click(screen.getByRole('link', { name: 'Start again: Canals' }));
      await waitFor(() => expect(address()).toBe(`/practice/reading/part1/${canals.id}`));
    });
  });
});

it('has a title that opens the test, and says what a click does', async () => {
  const section = buildListItem({ title: 'Harbours' });
  const { user } = open([section]);
  const title = await screen.findByRole('link', { name: 'Harbours' });
  const start = screen.getByRole('link', { name: 'Start Harbours' });
  expect([title, start].map((link) => link.title)).toEqual(['Start Harbours', 'Start Harbours']);
  await user.click(title);
  await waitFor(() => expect(address()).toBe(`/practice/reading/part1/${section.id}`));
});

const rowOf = (title: string) => {
  const row = screen.getByRole('heading', { name: title }).closest('li');
  if (!row) throw new Error(`No row for ${title}`);
  return row;
};

describe('a locked test', () => {
  const UNLOCK = 'POST /api/section/:id/unlock';
  const locked = buildListItem({ title: 'Harbours', locked: true });

  async function ask() {
    const { api, user } = open([locked]);
    await user.click(await screen.findByRole('link', { name: 'Start Harbours' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'This test is locked' }));
    await user.type(await dialog.findByLabelText('Password'), 'open-sesame');
    return { api, user, dialog };
  }

  it('shows a lock [L2-62]', async () => {
    open([locked]);
    expect(await screen.findByRole('img', { name: 'Locked' })).toBeTruthy();
  });

  it('opens with the right password, and shows the server its grant [L2-64 L4-36]', async () => {
    const { api, user, dialog } = await ask();
    api.on(UNLOCK, () => json({ grant: 'granted' }));
    await user.click(dialog.getByRole('button', { name: 'Open test' }));
    await waitFor(() => expect(address()).toBe(`/practice/reading/part1/${locked.id}`));
    await waitFor(() => expect(api.made('GET /api/section/:id')).toHaveLength(1));
    expect(api.made(UNLOCK)[0]?.body).toEqual({ password: 'open-sesame' });
    expect(api.made('GET /api/section/:id')[0]?.headers['x-section-grant']).toBe('granted');
  });

  it('stays in the dialog with a wrong one [L4-37 L8-27]', async () => {
    const { api, user, dialog } = await ask();
    api.on(UNLOCK, () => failure(422, 'incorrect_password', 'Wrong.'));
    await user.click(dialog.getByRole('button', { name: 'Open test' }));
    expect(await dialog.findByText('Incorrect password!')).toBeTruthy();
    expect(address()).toBe('/practice/reading');
  });

  it('forgets the error on Cancel [L4-38]', async () => {
    const { api, user, dialog } = await ask();
    api.on(UNLOCK, () => failure(422, 'incorrect_password', 'Wrong.'));
    await user.click(dialog.getByRole('button', { name: 'Open test' }));
    await dialog.findByText('Incorrect password!');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('link', { name: 'Start Harbours' }));
    const again = within(await screen.findByRole('dialog', { name: 'This test is locked' }));
    expect(again.queryByText('Incorrect password!')).toBeNull();
  });
});
