import type { AttemptSummary, SectionListRow } from '@bandwise/api-contract/learner';
import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildAttempt } from '../../../testing/build-progress.ts';
import { ASSIGNED_ID, buildAssigned, buildAssignedItem } from '../../../testing/build-assigned.ts';
import { buildListItem } from '../../../testing/build-section.ts';
import { failure, fakeApi, json, type Handler } from '../../../testing/fake-api.ts';
import { buildSummary, WITH_SUBMISSIONS } from '../../../testing/build-submission.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const ATTEMPTS = 'GET /api/attempt';
const LIST = 'GET /api/exam/list/reading';

function open(
  attempts: readonly AttemptSummary[],
  sections: readonly SectionListRow[] = [],
  handlers: Readonly<Record<string, Handler>> = {},
) {
  const api = fakeApi({
    [ATTEMPTS]: () => json({ attempts }),
    'GET /api/sitting': () => json({ now: 0, sittings: [] }),
    [LIST]: () => json({ sections }),
    ...handlers,
  });
  renderApp('/home', { token: 'abc' });
  return api;
}

const nextStep = () => screen.findByRole('region', { name: 'Your next step' });
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const SAMPLES = ['Listening', 'Reading', 'Overall Score'];

it('begins with the test to continue and the real results, and the sample scores follow [L2-36 L2-37 L2-38]', async () => {
  const running = { status: 'in_progress', submitted_at: null, correctCount: null, total: null } as const;
  const deadline = new Date(Date.now() + 12 * 60_000 - 1000).toISOString();
  open([buildAttempt(1, { ...running, deadline, title: 'Canals' }), buildAttempt(2, { title: 'Harbours' })]);
  await screen.findByRole('region', { name: 'Your latest results' });
  const step = within(await nextStep());
  expect(step.getByText('Canals')).toBeTruthy();
  expect(step.getByText('In progress, 12 minutes left')).toBeTruthy();
  expect(step.getByRole('link', { name: 'Continue' }).getAttribute('href')).toMatch(/^\/practice\/Reading\/part1\//i);
  expect(headings()).toEqual(['Your next step', 'Your latest results', 'Mock exam', ...SAMPLES]);
});

it('suggests the next part of the last test', async () => {
  const part = (title: string, part_number: number, fields: Partial<SectionListRow> = {}) =>
    buildListItem({ title, part_number, exam_id: 'one', ...fields });
  const taken = part('Harbours', 1, {
    last_result: { correctCount: 11, total: 13, date: '2026-11-03T09:20:00.000Z', attemptID: 'a' },
  });
  open([buildAttempt(1, { sectionID: taken.id })], [part('Canals', 2), taken]);
  const step = within(await nextStep());
  expect(await step.findByText('Canals')).toBeTruthy();
  expect(step.getByText('Part 2')).toBeTruthy();
  expect(step.getByRole('link', { name: 'Start' })).toBeTruthy();
});

it('suggests a first test to a learner without results, above the sample scores [L2-39]', async () => {
  open([], [buildListItem({ title: 'Harbours' })]);
  expect(await within(await nextStep()).findByText('Harbours')).toBeTruthy();
  expect(headings()).toEqual(['Your next step', 'Mock exam', ...SAMPLES]);
});

it('leads to the tests where none can be suggested', async () => {
  const api = open([]);
  api.on(ATTEMPTS, () => failure(403, 'forbidden', 'No.'));
  api.on(LIST, () => failure(403, 'forbidden', 'No.'));
  const link = await within(await nextStep()).findByRole('link', { name: 'Browse tests' });
  expect(link.getAttribute('href')).toBe('/practice/reading');
  expect(headings()).toEqual(['Your next step', 'Mock exam', ...SAMPLES]);
});

it('waits with all that stands below the next step until the results are there, so that nothing moves', async () => {
  const api = open([]);
  api.on(ATTEMPTS, () => new Promise(() => {}));
  await nextStep();
  expect(headings()).toEqual(['Your next step']);
});

describe('handed-in work', () => {
  const id = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;
  const submissions = [
    buildSummary({ id: id(4), title: 'Fourth', handed_in_at: '2026-11-21T08:00:00.000Z', state: 'being_assessed' }),
    buildSummary({ id: id(3), title: 'Third', handed_in_at: '2026-11-20T08:00:00.000Z' }),
    buildSummary({ id: id(2), title: 'Second', handed_in_at: '2026-11-19T08:00:00.000Z' }),
    buildSummary({
      id: id(1),
      title: 'First',
      handed_in_at: '2026-11-01T08:00:00.000Z',
      state: 'assessed',
      band: 6.25,
      assessed_at: '2026-11-22T08:00:00.000Z',
    }),
  ];

  it('is shown with its state and band, what changed last first', async () => {
    open([], [], { ...WITH_SUBMISSIONS, 'GET /api/submission': () => json({ submissions }) });
    const own = within(await screen.findByRole('region', { name: 'Your writing and speaking' }));
    const rows = own.getAllByRole('listitem').map((item) => item.textContent);
    expect(rows).toEqual([
      expect.stringMatching(/^First.*Assessed: Band 6.25$/),
      expect.stringMatching(/^Fourth.*Being assessed$/),
      expect.stringMatching(/^Third.*Handed in$/),
      expect.stringMatching(/^Second.*Handed in$/),
    ]);
    expect(own.getByRole('link', { name: 'First' }).getAttribute('href')).toBe(`/feedback/${id(1)}`);
    expect(headings().slice(0, 2)).toEqual(['Your next step', 'Your writing and speaking']);
  });

  it('is not requested where submissions are off, and its failure hides nothing else', async () => {
    const off = open([]);
    await screen.findByText('Mock exam');
    expect(off.made('GET /api/submission')).toEqual([]);
    cleanup();
    open([], [], {
      ...WITH_SUBMISSIONS,
      'GET /api/submission': () => failure(503, 'unavailable', 'Try again.'),
    });
    expect(await screen.findByText('Mock exam')).toBeTruthy();
    expect(screen.queryByText('Your writing and speaking')).toBeNull();
  });
});

it('shows first what teachers have assigned and is not done [D196]', async () => {
  const done = buildAssigned({
    id: ASSIGNED_ID.replace('a1', 'a2'),
    name: 'Week 0',
    items: [buildAssignedItem({ state: 'done' })],
  });
  const assigned = [buildAssigned({ due_at: new Date(Date.now() + 90 * 60_000 - 1000).toISOString() }), done];
  open([buildAttempt(1, { title: 'Harbours' })], [], {
    'GET /api/assigned': () => json({ now: '2026-11-28T09:00:00.000Z', assigned }),
  });
  const section = within(await screen.findByRole('region', { name: 'From your teachers' }));
  expect(section.getByRole('link', { name: 'Week 1' }).getAttribute('href')).toBe(`/assigned/${ASSIGNED_ID}`);
  expect(section.getByText('90 minutes left')).toBeTruthy();
  expect(section.queryByText('Week 0')).toBeNull();
  expect(headings()[0]).toBe('From your teachers');
});
