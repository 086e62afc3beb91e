import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ASSIGNED_ID, buildAssigned, buildAssignedItem } from '../../../../testing/build-assigned.ts';
import { fakeApi, json, type Handler } from '../../../../testing/fake-api.ts';
import { renderApp } from '../../../../testing/render-app.tsx';

const SITTING_ID = ASSIGNED_ID.replace('a1', 'd1');
const PRESENCE = 'POST /api/sitting/:id/presence';
const STATE = 'GET /api/sitting/:id/state';

const presence = { revision: 1, messages: [], left_count: 0, left_seconds: 0 };
const message = {
  id: ASSIGNED_ID.replace('a1', 'e1'),
  text: 'Ten minutes are left.',
  sent_at: '2026-11-28T09:00:00.000Z',
  from: 'Mai Tran',
};

function open(handlers: Readonly<Record<string, Handler>>, sittingID: string | null = SITTING_ID) {
  const assigned = [buildAssigned({ items: [buildAssignedItem({ state: 'running', sittingID })] })];
  const api = fakeApi({
    'GET /api/assigned': () => json({ now: '2026-11-28T09:00:00.000Z', assigned }),
    [STATE]: () => json({ status: 'running', events: [] }),
    ...handlers,
  });
  return { api, user: renderApp(`/sitting/${SITTING_ID}`, { token: 'abc' }) };
}

afterEach(() => vi.restoreAllMocks());

it('shows what teachers write and do, until it is closed [D199]', async () => {
  const events = [{ type: 'extend', exam: 0, minutes: 5, at: 1, seq: 3 }];
  const { user } = open({
    [PRESENCE]: () => json({ ...presence, messages: [message] }),
    [STATE]: () => json({ status: 'running', events }),
  });
  expect(await screen.findByText('Ten minutes are left.')).toBeTruthy();
  expect(screen.getByText('Message from Mai Tran').closest('[aria-live="polite"]')).toBeTruthy();
  expect(await screen.findByText('Your teacher has given you 5 more minutes.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Close: Message from Mai Tran' }));
  expect(screen.queryByText('Ten minutes are left.')).toBeNull();
});

it('counts how often the page was left, and tells the learner that the teacher sees it [D199]', async () => {
  const { api } = open({ [PRESENCE]: () => json(presence) });
  await waitFor(() => expect(api.made(PRESENCE)).not.toHaveLength(0));
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  visibility.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(
    await screen.findByText(/^You have left this page once, for 0 seconds in total\. Your teacher sees this\./),
  ).toBeTruthy();
  await waitFor(() => expect(api.made(PRESENCE).at(-1)?.body).toEqual({ left_count: 1, left_seconds: 0 }));
});

it('makes no call in a sitting of no assignment', async () => {
  const { api } = open({}, null);
  await waitFor(() => expect(api.made('GET /api/assigned')).not.toHaveLength(0));
  expect(await screen.findByRole('main')).toBeTruthy();
  expect(api.made(PRESENCE)).toEqual([]);
});
