import type { Room, RoomLearner } from '@bandwise/api-contract/admin';
import { failure, json } from '@bandwise/ui/testing/fake-api.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderConsole } from '../../testing/render-console.tsx';
import { shownToast } from '../../testing/shown-toast.ts';

const ID = '00000000-0000-4000-8000-0000000000d1';
const ROOM = 'GET /api/assignment/:id/room';
const ids = ['1', '2', '3'].map((last) => `00000000-0000-4000-8000-00000000000${last}`);
const done = (message: string) => () => json({ success: true, message });

const learner = (fields: Partial<RoomLearner>): RoomLearner => ({
  id: ids[0] ?? '',
  firstName: 'Mai',
  lastName: 'Tran',
  state: 'running',
  sittingID: ids[0] ?? '',
  exam: { title: 'Rivers', skill: 'reading', part_number: 2, answered: 7, total: 40, extra_seconds: 300 },
  deadline: Date.now() + 600_000,
  saved_at: Date.now(),
  online: true,
  left_count: 0,
  left_seconds: 0,
  left_at: null,
  ...fields,
});

const room = (fields: Partial<Room> = {}): Room => ({
  now: Date.now(),
  id: ID,
  name: 'Mock exam',
  class: { id: ID, name: 'Evening class' },
  conditions: 'exam',
  opens_at: '2026-11-28T08:00:00.000Z',
  due_at: '2026-11-29T08:00:00.000Z',
  start_code: '482913',
  learners: [
    learner({}),
    learner({ id: ids[1] ?? '', firstName: 'Binh', lastName: 'Le', online: false, left_count: 2, left_seconds: 41 }),
    learner({ id: ids[2] ?? '', firstName: 'Lan', lastName: 'Pham', state: 'handed_in', online: null, deadline: null }),
  ],
  messages: [],
  ...fields,
});

function open(given = room()) {
  const api = fakeApi({ [ROOM]: () => json(given) });
  return { api, ...renderConsole(`/assignments/${ID}/room`) };
}

it('shows those who need attention first, with what they do, and the start code [D199]', async () => {
  const { api } = open();
  const [, first, second, third] = await screen.findAllByRole('row');
  expect(first?.textContent).toMatch(
    /Binh Le.*In progress.*Not connected.*Rivers, Part 2.*7 of 40.*Left the page 2 times, for 41 seconds in all/,
  );
  expect(second?.textContent).toMatch(/Mai Tran.*Connected.*5 minutes added/);
  expect(third?.textContent).toMatch(/Lan Pham.*Submitted/);
  expect(screen.getByText('482913')).toBeTruthy();
  expect(screen.getByText('1 learner needs attention.')).toBeTruthy();
  // A copy of an earlier visit would have an earlier clock.
  expect(api.made(ROOM)[0]?.headers).toMatchObject({ 'cache-control': 'no-cache' });
});

it('counts how long a learner is away, who then needs attention before others [D199]', async () => {
  const away = { left_count: 2, left_seconds: 41, left_at: Date.now() - 65_000 };
  open(room({ learners: [learner({}), learner({ id: ids[1] ?? '', firstName: 'Binh', lastName: 'Le', ...away })] }));
  const [, first] = await screen.findAllByRole('row');
  expect(first?.textContent).toMatch(
    /Binh Le.*Away from the page or full screen since \d\d:\d\d, for 6\d seconds.*Left the page 2 times, for 10\d seconds in all/,
  );
  expect(screen.getByText('1 learner needs attention.')).toBeTruthy();
});

it('adds time for one with a reason, and says what is missing [D199]', async () => {
  const { api, user } = open();
  api.on('POST /api/assignment/:id/room/extend', done('5 minutes added for Mai Tran.'));
  const [button] = await screen.findAllByRole('button', { name: 'Add time: Mai Tran' });
  await user.click(button ?? document.body);
  const dialog = await screen.findByRole('dialog', { name: 'Add time for Mai Tran' });
  await user.click(within(dialog).getByRole('button', { name: 'Add time' }));
  expect(within(dialog).getByText('Enter a reason')).toBeTruthy();
  await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'A fire drill');
  await user.click(within(dialog).getByRole('button', { name: 'Add time' }));
  expect(await shownToast('5 minutes added for Mai Tran.')).toBe('Success');
  expect(api.made('POST /api/assignment/:id/room/extend').map(({ body }) => body)).toEqual([
    { userID: ids[0], minutes: 5, reason: 'A fire drill' },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('leads back to the class, and to the button of a dialog that was cancelled [D199]', async () => {
  const { user } = open();
  const link = await screen.findByRole('link', { name: 'Evening class' });
  expect(link.getAttribute('href')).toBe(`/classes/${ID}`);
  const [button] = screen.getAllByRole('button', { name: 'End: Mai Tran' });
  await user.click(button ?? document.body);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(document.activeElement).toBe(button));
});

it('sends a message to one learner, and empties the field [D199]', async () => {
  const { api, user } = open();
  api.on('POST /api/assignment/:id/room/message', done('Message sent.'));
  const [button] = await screen.findAllByRole('button', { name: 'Message: Lan Pham' });
  await user.click(button ?? document.body);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  expect(document.activeElement).toBe(field);
  await user.type(field, 'Please wait.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(field.value).toBe(''));
  expect(api.made('POST /api/assignment/:id/room/message').map(({ body }) => body)).toEqual([
    { userID: ids[2], text: 'Please wait.' },
  ]);
});

it('loses nothing that was typed when a call fails, or while one runs [D199]', async () => {
  const { api, user } = open();
  const code = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Code of your choice' });
  api.on('PUT /api/assignment/:id/start-code', () => failure(503, 'busy', 'Busy'));
  await user.type(code, 'Heron 7');
  await user.click(screen.getByRole('button', { name: 'Use this code' }));
  await shownToast('Busy');
  expect(code.value).toBe('Heron 7');
  let answer = (_: Response) => {};
  api.on('POST /api/assignment/:id/room/message', () => new Promise((resolve) => (answer = resolve)));
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  await user.type(field, 'First.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await user.clear(field);
  await user.type(field, 'Second.');
  answer(json({ success: true, message: 'Message sent.' }));
  await shownToast('Message sent.');
  expect(field.value).toBe('Second.');
});

it('keeps the last table when the connection is lost, and says so [D199]', async () => {
  const { api, user } = open();
  await screen.findAllByRole('row');
  api.on(ROOM, () => failure(503, 'busy', 'Busy'));
  api.on('DELETE /api/assignment/:id/start-code', done('Learners start without a code.'));
  await user.click(screen.getByRole('button', { name: 'Remove code' }));
  expect((await screen.findByText(/The connection was lost/)).textContent).toBeTruthy();
  expect(screen.getAllByRole('row')).toHaveLength(4);
});

it('says that a class has no learners [D199]', async () => {
  open(room({ learners: [] }));
  expect(await screen.findByText('This class has no learners yet.')).toBeTruthy();
});
