import type { SittingBody, SittingFrameBody } from '@bandwise/api-contract/learner';
import { replaceProperty } from '@bandwise/ui/testing/replace-property.ts';
import { locks } from 'node:worker_threads';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ASSIGNED_ID, buildAssigned, buildAssignedItem } from '../../../../testing/build-assigned.ts';
import { fakeApi, json, type Handler } from '../../../../testing/fake-api.ts';
import { texts } from '../../../../shared/texts/texts.ts';
import { renderApp } from '../../../../testing/render-app.tsx';

const SITTING_ID = ASSIGNED_ID.replace('a1', 'd1');
const SITTING = 'GET /api/sitting/:id';
const PRESENCE = 'POST /api/sitting/:id/presence';
const STATE = 'GET /api/sitting/:id/state';

/** A sitting during the instructions of its exam. */
const frame = (fields: Partial<SittingFrameBody> = {}): SittingFrameBody => ({
  id: SITTING_ID,
  status: 'running',
  now: Date.now(),
  plan: {
    created_at: Date.now(),
    start_within_seconds: 3600,
    instructions_seconds: 3600,
    pause_seconds: 60,
    extra_time: { percent: 0, minutes: 0 },
    exams: [
      {
        exam_id: ASSIGNED_ID.replace('a1', 'e2'),
        title: 'Rivers',
        skill: 'reading',
        variant: 'academic',
        seconds: 3600,
        recording: null,
        free_movement: true,
        parts: [],
      },
    ],
  },
  events: [],
  state: { phase: 'instructions', exam: 0, since: Date.now(), deadline: null, exams: [] },
  ...fields,
});
const sitting = (fields: Partial<SittingFrameBody> = {}): SittingBody => ({
  ...frame(fields),
  sections: [],
  recordings: {},
});
const presence = { revision: 1, messages: [], left_count: 0, left_seconds: 0 };
const message = {
  id: ASSIGNED_ID.replace('a1', 'e1'),
  text: 'Ten minutes are left.',
  sent_at: '2026-11-28T09:00:00.000Z',
  from: 'Mai Tran',
};

function open(
  handlers: Readonly<Record<string, Handler>>,
  { sittingID = SITTING_ID, ...visit }: { sittingID?: string | null; reload?: () => void } = {},
) {
  const items = [buildAssignedItem({ state: 'running', sittingID })];
  const assigned = [buildAssigned({ items, full_screen: true })];
  const api = fakeApi({
    'GET /api/assigned': () => json({ now: '2026-11-28T09:00:00.000Z', assigned }),
    [SITTING]: () => json(sitting()),
    [STATE]: () => json(frame()),
    ...handlers,
  });
  return { api, user: renderApp(`/sitting/${SITTING_ID}`, { token: 'abc', ...visit }) };
}

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('shows what teachers write and do, until it is closed [D199]', async () => {
  const events = [{ type: 'extend' as const, exam: 0, minutes: 5, at: Date.now(), seq: 3 }];
  const handlers = {
    [PRESENCE]: () => json({ ...presence, messages: [message] }),
    [STATE]: () => json(frame({ events })),
  };
  const { user } = open(handlers);
  expect(await screen.findByText('Ten minutes are left.')).toBeTruthy();
  expect(screen.getByText('Message from Mai Tran').closest('[aria-live="polite"]')).toBeTruthy();
  expect(await screen.findByText('Your teacher has given you 5 more minutes.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Close: Message from Mai Tran' }));
  expect(screen.queryByText('Ten minutes are left.')).toBeNull();

  // A closed notice stays closed after a reload; the other one is still there.
  cleanup();
  const { api } = open(handlers);
  expect(await screen.findByText('Your teacher has given you 5 more minutes.')).toBeTruthy();
  await waitFor(() => expect(api.made(PRESENCE)).not.toHaveLength(0));
  expect(screen.queryByText('Ten minutes are left.')).toBeNull();
});

it('shows only what teachers did since the test was opened again, and for the exam that runs [D199]', async () => {
  const at = Date.now();
  const events = [
    { type: 'extend' as const, exam: 0, minutes: 5, at, seq: 1 },
    { type: 'end' as const, at, seq: 2 },
    { type: 'reopen' as const, exam: 0, minutes: 10, at, seq: 3 },
    { type: 'extend' as const, exam: 1, minutes: 6, at, seq: 4 },
    { type: 'extend' as const, exam: 0, minutes: 7, at, seq: 5 },
  ];
  open({ [PRESENCE]: () => json(presence), [STATE]: () => json(frame({ events })) });
  expect(await screen.findByText('Your teacher has given you 7 more minutes.')).toBeTruthy();
  expect(screen.getAllByText(/^Your teacher has /)).toHaveLength(1);
});

it('lets the learner go on when a teacher has opened an ended test again [D199]', async () => {
  const reload = vi.fn<() => void>();
  const { user } = open(
    { [PRESENCE]: () => json(presence), [SITTING]: () => json(sitting({ status: 'ended' })) },
    { reload },
  );
  expect(await screen.findByText('Your teacher has opened this test again.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(reload).toHaveBeenCalledOnce();
});

it('leads back to full screen, and loads nothing while the revision is the same [D199]', async () => {
  const requestFullscreen = vi.fn<() => Promise<void>>(() => Promise.resolve());
  replaceProperty(document.documentElement, 'requestFullscreen', { value: requestFullscreen });
  replaceProperty(document, 'fullscreenEnabled', { value: true });
  const element = vi.fn<() => Element | null>(() => document.body);
  replaceProperty(document, 'fullscreenElement', { get: element });
  const { api, user } = open({ [PRESENCE]: () => json(presence) });
  // The store's own first call, and one because the revision was unknown.
  await waitFor(() => expect(api.made(STATE)).toHaveLength(2));
  element.mockReturnValue(null);
  act(() => void document.dispatchEvent(new Event('fullscreenchange')));
  await waitFor(() => expect(api.made(PRESENCE).at(-1)?.body).toMatchObject({ left_count: 1, left_seconds: 0 }));
  expect(api.made(PRESENCE).at(-1)?.body).toEqual(expect.objectContaining({ left_for: expect.any(Number) }));
  expect(api.made(STATE)).toHaveLength(2);
  expect(
    await screen.findByText(
      /^You have been away from this page or full screen since \d\d:\d\d\. Your teacher sees this\./,
    ),
  ).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Return to full screen' }));
  expect(requestFullscreen).toHaveBeenCalledOnce();
  element.mockReturnValue(document.body);
  act(() => void document.dispatchEvent(new Event('fullscreenchange')));
  expect(screen.queryByRole('button', { name: 'Return to full screen' })).toBeNull();
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
  await waitFor(() =>
    expect(api.made(PRESENCE).at(-1)?.body).toEqual({ left_count: 1, left_seconds: 0, left_for: null }),
  );
});

it('continues an absence and the totals of another tab, and shows the totals that the teacher sees [D199]', async () => {
  localStorage.setItem(`time_away:${SITTING_ID}`, `2/30/${Date.now() - 10_000}`);
  // Another device has counted four departures; the absence of this one lasted ten seconds.
  const { api } = open({ [PRESENCE]: () => json({ ...presence, left_count: 4, left_seconds: 35 }) });
  expect(await screen.findByText(/^You have left this page 4 times, for 4\d seconds in total/)).toBeTruthy();
  await waitFor(() => expect(api.made(PRESENCE).at(-1)?.body).toMatchObject({ left_count: 4, left_for: null }));
});

it('reports from one of two tabs, and from the other one once it takes over [D199]', async () => {
  replaceProperty(navigator, 'locks', { value: locks });
  const { api } = open({ [PRESENCE]: () => json(presence) });
  await waitFor(() => expect(api.made(PRESENCE)).toHaveLength(1));
  const second = renderApp(`/sitting/${SITTING_ID}`, { token: 'abc' });
  const takeOver = await screen.findByRole('button', { name: texts.sitting.otherTab.takeOver });
  expect(api.made(PRESENCE)).toHaveLength(1);
  await second.click(takeOver);
  await waitFor(() => expect(api.made(PRESENCE)).toHaveLength(2));
});

it('makes no call in a sitting of no assignment', async () => {
  const { api } = open({}, { sittingID: null });
  await waitFor(() => expect(api.made('GET /api/assigned')).not.toHaveLength(0));
  expect(await screen.findByRole('main')).toBeTruthy();
  expect(api.made(PRESENCE)).toEqual([]);
});
