import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeApi, failure, json, type FakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const KEEP = 'POST /api/sitting/keep';
const AT = Date.now() - 3_600_000;
const SITTING = '00000000-0000-4000-8000-000000000077';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi({
    [KEEP]: () => json({ id: SITTING, exams: [{ skill: 'reading', sat: true, marks: 31, total: 40 }] }),
    'GET /api/exam/list/:skill': () => json({ sections: [] }),
  });
});

const PLAN = {
  created_at: AT,
  start_within_seconds: 86_400,
  instructions_seconds: 300,
  pause_seconds: 600,
  extra_time: { percent: 0, minutes: 0 },
  exams: [
    { exam_id: 'e1', title: 'Rivers', skill: 'reading', seconds: 3600, recording: null, parts: [{ sectionID: 's1' }] },
  ],
};
const START = { type: 'next', exam: 0, phase: 'instructions', at: AT, seq: 0 };
const END = { type: 'finish', exam: 0, all: false, at: AT + 60_000, seq: 1 };
const TYPED = { s1: { changes: { '1': { value: 'TRUE', at: AT + 5000 } } } };

/** A whole test that a guest of this browser took. */
function storeSitting(progress: object) {
  const paper = { now: AT, plan: PLAN, sections: [], attempts: ['token'], grants: [], offset: 0 };
  localStorage.setItem('guest-sitting:paper', JSON.stringify(paper));
  localStorage.setItem('guest-sitting:progress', JSON.stringify({ typed: TYPED, marked: {}, ...progress }));
}

it('saves the whole test of a guest who signed in to keep it, and leads to its result', async () => {
  storeSitting({ events: [START, END], wantedAt: Date.now() });
  renderApp('/home', { token: 'abc' });
  expect(await screen.findByText('Your result for Rivers is saved in your account: 31 of 40 correct.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Show the result' }).getAttribute('href')).toBe(`/sitting/${SITTING}`);
  expect(api.made(KEEP).map(({ body }) => body)).toEqual([
    {
      exams: [{ exam_id: 'e1', attempt: 'token', sections: [{ sectionID: 's1', ...TYPED.s1 }] }],
      events: [START, END],
    },
  ]);
  cleanup();
  renderApp('/home', { token: 'abc' });
  await screen.findByRole('navigation', { name: 'Main' });
  expect(Object.keys(localStorage).filter((key) => key.startsWith('guest-'))).toEqual([]);
});

it('asks any other user, and keeps the test until it has arrived', async () => {
  storeSitting({ events: [START, END] });
  api.on(KEEP, () => failure(403, 'sitting_running', 'You are taking this exam now.'));
  const user = renderApp('/home', { token: 'abc' });
  await user.click(await screen.findByRole('button', { name: 'Save it in my account' }));
  expect(await screen.findByText(/could not be saved in your account\. You are taking this exam now\./)).toBeTruthy();
  expect(localStorage.getItem('guest-sitting:paper')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Discard it' }));
  await waitFor(() => expect(localStorage.getItem('guest-sitting:paper')).toBeNull());
});

it('leads back to a test that is not over', async () => {
  const running = { ...START, at: Date.now() };
  storeSitting({ events: [running], wantedAt: Date.now() });
  renderApp('/home', { token: 'abc' });
  const link = await screen.findByRole('link', { name: 'Continue' });
  expect(link.getAttribute('href')).toBe('/sitting/guest');
  expect(api.made(KEEP)).toEqual([]);
});
