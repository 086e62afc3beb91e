import type { BinEntry } from '@bandwise/api-contract/admin';
import { failure, json } from '@bandwise/ui/testing/fake-api.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderConsole } from '../../testing/render-console.tsx';
import { shownToast } from '../../testing/shown-toast.ts';

const LIST = 'GET /api/bin';
const RESTORE = 'POST /api/bin/:id/restore';
const REMOVE = 'DELETE /api/bin/:id';
const EXAM = '00000000-0000-4000-8000-0000000000e1';
const PART = '00000000-0000-4000-8000-0000000000a1';
const HOUR = 60 * 60 * 1000;

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

function entry(fields: Partial<BinEntry> = {}): BinEntry {
  return {
    exam_id: EXAM,
    skill: 'reading',
    description: 'Marsh',
    whole: true,
    parts: [
      { id: PART, part_number: 1, title: 'Marsh one', questions_count: 13 },
      { id: PART.replace('a1', 'a2'), part_number: 2, title: 'Marsh two', questions_count: 13 },
    ],
    live_parts: [],
    deleted_at: '2026-11-20T08:00:00.000Z',
    deleted_by: 'Linh Pham',
    kept_until: inHours(24 * 12 - 1),
    ...fields,
  };
}

const part = (fields: Partial<BinEntry> = {}) =>
  entry({
    whole: false,
    parts: [{ id: PART, part_number: 2, title: 'Herons', questions_count: 13 }],
    live_parts: [1],
    ...fields,
  });

function open(...entries: readonly BinEntry[]) {
  const api = fakeApi({ [LIST]: () => json({ entries, page: 1, pages: 1, total: entries.length }) });
  return { api, ...renderConsole('/bin') };
}

const cellsOf = (row: HTMLElement | undefined) =>
  row
    ? within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent)
    : [];

it('says what was deleted, by whom, when, and how many days it is kept', async () => {
  const other = { id: PART.replace('a1', 'a3'), part_number: 3, title: 'Geese', questions_count: 13 };
  open(
    entry(),
    part({ deleted_by: null, kept_until: inHours(3), parts: [{ ...other, part_number: 2, title: 'Herons' }] }),
    part({ kept_until: inHours(-3), parts: [{ ...other, id: PART.replace('a1', 'a4') }] }),
  );
  const [, whole, last, late] = await screen.findAllByRole('row');
  expect(cellsOf(whole)).toEqual([
    expect.stringContaining('MarshReading test: Part 1, Part 2'),
    '20 Nov 2026',
    'Linh Pham',
    '12 days',
    'RestoreDelete permanently',
  ]);
  expect(cellsOf(last)).toEqual([
    expect.stringContaining('HeronsPart 2 of “Marsh”'),
    '20 Nov 2026',
    'Deleted user',
    '1 day',
    'RestoreDelete permanently',
  ]);
  expect(cellsOf(late)[3]).toBe('Less than a day');
});

it('says that it is empty', async () => {
  open();
  expect(await screen.findByText('The bin is empty')).toBeTruthy();
});

it('offers to try again when it does not arrive', async () => {
  const api = fakeApi({ [LIST]: () => failure(500, 'internal', 'Server error') });
  const { user } = renderConsole('/bin');
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByRole('alert').textContent).toBe('The bin could not be loaded.');
  api.on(LIST, () => json({ entries: [entry()], page: 1, pages: 1, total: 1 }));
  await user.click(retry);
  expect(await screen.findByRole('button', { name: 'Restore Marsh' })).toBeTruthy();
});

const restored = { success: true, message: 'Test restored successfully', exam_id: EXAM, skill: 'reading', revision: 3 };

it.each([
  ['a whole test', entry(), 'Restore Marsh', {}],
  ['a part', part(), 'Restore Herons', { section: PART }],
])('restores %s, and asks for the bin again', async (_what, deleted, name, query) => {
  const { api, user } = open(deleted);
  api.on(RESTORE, () => json(restored));
  await user.click(await screen.findByRole('button', { name }));
  expect(await shownToast('Test restored successfully')).toBe('Success');
  expect(api.made(RESTORE).map((call) => [call.id, call.query])).toEqual([[EXAM, query]]);
  await waitFor(() => expect(api.made(LIST)).toHaveLength(2));
});

it('asks for another number where a new part has that of the deleted one', async () => {
  const { api, user } = open(part({ live_parts: [1, 2] }));
  api.on(RESTORE, () => json(restored));
  await user.click(await screen.findByRole('button', { name: 'Restore Herons' }));
  const dialog = await screen.findByRole('dialog', { name: 'Choose another part number' });
  expect(dialog.textContent).toContain('This test now has another Part 2.');
  const numbers = within(dialog).getByRole('combobox', { name: 'Restore as' });
  expect([...numbers.querySelectorAll('option')].map((one) => one.textContent)).toEqual(['Part 3']);
  await user.click(within(dialog).getByRole('button', { name: 'Restore' }));
  expect(await shownToast('Test restored successfully')).toBe('Success');
  expect(api.made(RESTORE).map((call) => call.query)).toEqual([{ section: PART, part_number: '3' }]);
});

it('says what to do first where all numbers are taken', async () => {
  const { api, user } = open(part({ live_parts: [1, 2, 3] }));
  await user.click(await screen.findByRole('button', { name: 'Restore Herons' }));
  const dialog = await screen.findByRole('dialog', { name: 'Choose another part number' });
  expect(dialog.textContent).toContain('All part numbers of this test are in use.');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(api.made(RESTORE)).toEqual([]);
});

it('says what the server refuses, and shows the bin as it is then', async () => {
  const { api, user } = open(part());
  api.on(RESTORE, () => failure(409, 'part_number_taken', 'There is now a different part 2 in this test.'));
  await user.click(await screen.findByRole('button', { name: 'Restore Herons' }));
  expect(await shownToast('There is now a different part 2 in this test.')).toBe('Error');
  await waitFor(() => expect(api.made(LIST)).toHaveLength(2));
});

it.each([
  ['a whole test', entry(), 'Marsh', {}],
  ['a part', part(), 'Herons', { section: PART }],
])('removes %s for good only once that is confirmed', async (_what, deleted, name, query) => {
  const { api, user } = open(deleted);
  api.on(REMOVE, () => json({ success: true, message: 'Test permanently deleted' }));
  await user.click(await screen.findByRole('button', { name: `Delete permanently ${name}` }));
  const asked = await screen.findByRole('dialog', { name: 'Delete permanently?' });
  expect(asked.textContent).toContain(`“${name}” can no longer be restored.`);
  await user.click(within(asked).getByRole('button', { name: 'Cancel' }));
  expect(api.made(REMOVE)).toEqual([]);
  await user.click(await screen.findByRole('button', { name: `Delete permanently ${name}` }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete permanently' }));
  expect(await shownToast('Test permanently deleted')).toBe('Success');
  expect(api.made(REMOVE).map((call) => [call.id, call.query])).toEqual([[EXAM, query]]);
  await waitFor(() => expect(api.made(LIST)).toHaveLength(2));
});
