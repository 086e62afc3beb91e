import type { AdminSectionListRow } from '@bandwise/api-contract/admin';
import { SKILLS, type Skill } from '@bandwise/domain';
import { failure, json, offline } from '@bandwise/ui/testing/fake-api.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildRow, fakeApi } from '../../../testing/fake-api.ts';
import { renderConsole } from '../../../testing/render-console.tsx';
import { shownToast } from '../../../testing/shown-toast.ts';

const listOf = (skill: Skill) => `GET /api/exam/list/part/${skill}`;
const DELETE = 'DELETE /api/exam/delete/:id';
const RESTORE = 'POST /api/bin/:id/restore';

function open(sections: readonly AdminSectionListRow[], skill: Skill = 'reading') {
  const api = fakeApi({ [listOf(skill)]: () => json({ sections }) });
  return { api, ...renderConsole(`/tests?type=${skill}&view=parts`) };
}

const titles = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.querySelector('p')?.textContent);
const named = (...names: string[]) => names.map((title) => buildRow({ title }));

describe('all tests, a row for each part', () => {
  it('says that it is loading [A2-30]', async () => {
    fakeApi({ [listOf('reading')]: () => new Promise(() => {}) });
    renderConsole('/tests?view=parts');
    expect(await screen.findByText('Loading tests...')).toBeTruthy();
  });

  it('has a tab for each skill, which the address names [A2-20]', async () => {
    const { user, address } = open([], 'speaking');
    const tabs = await screen.findAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent)).toEqual(['Reading', 'Listening', 'Writing', 'Speaking']);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Speaking');
    await user.click(screen.getByRole('tab', { name: 'Writing' }));
    expect(address()).toBe('/tests?type=writing&view=parts');
  });

  it('shows five a page [A2-25 A9-1]', async () => {
    const { user } = open(named('A', 'B', 'C', 'D', 'E', 'F'));
    await screen.findByRole('table');
    expect(titles()).toEqual(['A', 'B', 'C', 'D', 'E']);
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(titles()).toEqual(['F']);
  });

  it('searches titles in any case [A2-28]', async () => {
    const { user } = open(named('Salt Marsh', 'Ferry', 'The marshes'));
    await screen.findByRole('table');
    await user.type(screen.getByPlaceholderText('Search by test name...'), 'MARSH');
    expect(titles()).toEqual(['Salt Marsh', 'The marshes']);
    await user.type(screen.getByPlaceholderText('Search by test name...'), 'x');
    expect(screen.getByText('No tests found')).toBeTruthy();
    expect(screen.getByText('Try a different search term')).toBeTruthy();
  });

  it.each(SKILLS)('says that there are no %s tests, and offers to create one [A2-26 A2-29]', async (skill) => {
    open([], skill);
    await screen.findByText(`No ${skill} tests found`);
    const create = within(screen.getByRole('main')).getByRole('link', { name: `Create ${skill} test` });
    expect(create.getAttribute('href')).toBe(`/create-${skill}-test`);
  });

  it.each(SKILLS)('offers to create a %s test beside those that there are [A2-26]', async (skill) => {
    open(named('Marsh'), skill);
    await screen.findByRole('table');
    const create = within(screen.getByRole('main')).getByRole('link', { name: `Create ${skill} test` });
    expect(create.getAttribute('href')).toBe(`/create-${skill}-test`);
  });

  it.each(SKILLS)('edits a %s test at its address [A2-23]', async (skill) => {
    const row = buildRow({ title: 'Marsh' });
    open([row], skill);
    const edit = await screen.findByRole('link', { name: 'Edit Marsh' });
    expect(edit.getAttribute('href')).toBe(`/create-${skill}-test/${row.id}`);
  });

  it('leads from a row to the part as a learner meets it', async () => {
    const row = buildRow({ title: 'Marsh', part_number: 2 });
    const { user } = open([row, buildRow({ title: 'Marsh', exam_id: row.exam_id, part_number: 1 })]);
    const [more] = await screen.findAllByRole('button', { name: 'More actions for Marsh' });
    if (more) await user.click(more);
    const see = await screen.findByRole('menuitem', { name: 'View as a learner', hidden: true });
    expect(see.getAttribute('href')).toBe(`https://learn.example.com/practice/reading/part2/${row.id}?preview=yes`);
    expect(see.getAttribute('rel')).toBe('opener');
  });

  it('offers to try again when the tests do not arrive', async () => {
    const api = fakeApi({ [listOf('reading')]: () => failure(500, 'internal', 'Server error') });
    const { user } = renderConsole('/tests?view=parts');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    api.on(listOf('reading'), () => json({ sections: named('Marsh') }));
    await user.click(retry);
    expect(await screen.findByRole('link', { name: 'Edit Marsh' })).toBeTruthy();
  });
});

describe('deleting', () => {
  const exam = buildRow().exam_id;
  const parts = [3, 1, 2].map((part_number) => buildRow({ title: 'Marsh', exam_id: exam, part_number }));

  it('asks first, and names every part that goes [A1-2 A2-24 A8-5 D26]', async () => {
    const { api, user } = open([...parts, buildRow({ title: 'Ferry' })]);
    const [first] = await screen.findAllByRole('button', { name: 'Delete Marsh' });
    if (first) await user.click(first);
    const dialog = await screen.findByRole('dialog', { name: 'Delete this test?' });
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Marsh (Part 1)', 'Marsh (Part 2)', 'Marsh (Part 3)']);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(api.made(DELETE)).toEqual([]);
  });

  it.each([
    ['Delete this part only', { part_number: '3', revision: '1' }],
    ['Delete the whole test', { revision: '1' }],
  ])('does what “%s” says, and asks for the list again [A1-2 A2-24 A7-26 A7-27 A8-5 D26 D28]', async (label, query) => {
    const { api, user } = open(parts);
    api.on(DELETE, () => json({ success: true, message: 'Test deleted successfully' }));
    const [first] = await screen.findAllByRole('button', { name: 'Delete Marsh' });
    if (first) await user.click(first);
    await user.click(await screen.findByRole('button', { name: label }));
    const toast = await screen.findByRole('alert');
    expect(within(toast).getByText('Success')).toBeTruthy();
    expect(toast.textContent).toContain('Test deleted successfully');
    expect(api.made(DELETE).map((call) => [call.id, call.query])).toEqual([[exam, query]]);
    await waitFor(() => expect(api.made(listOf('reading'))).toHaveLength(2));
  });

  it.each([
    ['Delete this part only', { section: parts[0]?.id }],
    ['Delete the whole test', {}],
  ])('is undone by the toast after “%s”, and the list is asked for again', async (label, query) => {
    const { api, user } = open(parts);
    api.on(DELETE, () => json({ success: true, message: 'Test deleted successfully' }));
    const answer = {
      success: true,
      message: 'Test restored successfully',
      exam_id: exam,
      skill: 'reading',
      revision: 3,
    };
    api.on(RESTORE, () => json(answer));
    const [first] = await screen.findAllByRole('button', { name: 'Delete Marsh' });
    if (first) await user.click(first);
    await user.click(await screen.findByRole('button', { name: label }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await shownToast('Test restored successfully')).toBe('Success');
    expect(api.made(RESTORE).map((call) => [call.id, call.query])).toEqual([[exam, query]]);
    await waitFor(() => expect(api.made(listOf('reading'))).toHaveLength(3));
  });

  it('says why it is not undone', async () => {
    const { api, user } = open([buildRow({ title: 'Marsh' })]);
    api.on(DELETE, () => json({ success: true, message: 'Test deleted successfully' }));
    api.on(RESTORE, () =>
      failure(404, 'not_found', 'This is no longer in the bin. It was restored or permanently deleted.'),
    );
    await remove(user);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await shownToast('This is no longer in the bin. It was restored or permanently deleted.')).toBe('Error');
  });

  const OUTCOMES = [
    ['reading', 'Test deleted successfully', 'Failed to delete test'],
    ['listening', 'Listening test deleted successfully', 'Failed to delete listening test'],
    ['writing', 'Writing test deleted successfully', 'Failed to delete writing test'],
    ['speaking', 'Speaking test deleted successfully', 'Failed to delete speaking test'],
  ] as const;
  const remove = async (user: ReturnType<typeof open>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Delete Marsh' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
  };

  it.each(OUTCOMES)('says of a %s test that it is done: %s [D31]', async (skill, done) => {
    const { api, user } = open([buildRow({ title: 'Marsh' })], skill);
    api.on(DELETE, () => json({ success: true, message: done }));
    await remove(user);
    expect((await screen.findByText(done)).closest('[role=alert]')?.textContent).toContain('Success');
  });

  it.each(OUTCOMES)('says of a %s test that it failed [A8-8]', async (skill, _done, failed) => {
    const { api, user } = open([buildRow({ title: 'Marsh' })], skill);
    api.on(DELETE, offline);
    await remove(user);
    expect((await screen.findByText(failed)).closest('[role=alert]')?.textContent).toContain('Error');
  });

  it('deletes nothing that someone has changed since, names what it was, and shows the list again', async () => {
    const { api, user } = open([buildRow({ title: 'Marsh' })]);
    const conflict = {
      code: 'version_conflict',
      message: 'Someone else has changed this test since you opened it. Load it again to see their changes.',
      issues: [{ path: 'parts.1.locked', message: 'Part 1 was locked.' }],
    };
    api.on(DELETE, () => json(conflict, 409));
    await remove(user);
    expect(await screen.findByText(`${conflict.message} Part 1 was locked.`)).toBeTruthy();
    await waitFor(() => expect(api.made(listOf('reading'))).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('prefers the words of the server for a failure', async () => {
    const { api, user } = open([buildRow({ title: 'Marsh' })]);
    api.on(DELETE, () => failure(404, 'not_found', 'Test not found.'));
    await remove(user);
    expect(await screen.findByText('Test not found.')).toBeTruthy();
  });
});
