import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { fakeHighlights, fakeLayout } from '../annotations/testing/fake-layout.ts';
import { buildResult, buildSection, SECTION_ID } from '../../../testing/build-section.ts';
import { failure, fakeApi, json, LEARNER, type FakeApi } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const ATTEMPT = '00000000-0000-4000-8000-000000000077';
const AT = `/practice/reading/part1/${SECTION_ID}?review=${ATTEMPT}`;
const TIMES = 'GET /api/attempt/:id/times';
const DATE = '2026-11-20T10:00:00.000Z';
const answers = { '1': 'FALSE', '2': 'FALSE' };

beforeAll(() => Promise.all([import('../page/attempt-page.tsx'), import('../page/marked-screens.ts')]));

let api: FakeApi;
beforeEach(() => {
  const attempt = {
    id: ATTEMPT,
    sectionID: SECTION_ID,
    version: 1,
    status: 'submitted',
    started_at: DATE,
    deadline: null,
    answers,
    revision: 2,
    now: DATE,
  };
  const result = { ...buildResult(answers), date: DATE, attemptID: ATTEMPT };
  api = fakeApi({ 'GET /api/attempt/:id': () => json({ attempt, section: buildSection(), result }) });
});

const time = (number: number, seconds: number | null, average: number | null) => ({
  number,
  numbers: [number],
  seconds,
  average,
});
const times = () => screen.findByRole('region', { name: 'Where your time went' });

it('shows how long each question took, beside the average of others', async () => {
  api.on(TIMES, () => json({ questions: [time(1, 95, 40), time(2, 20, 25), time(3, null, 30)], others: 12 }));
  renderApp(AT, { token: 'abc' });
  const shown = within(await times());
  const rows = (await shown.findAllByRole('row')).slice(1);
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['1', '01:35', '00:40'],
    ['2', '00:20', '00:25'],
    ['3', '—', '00:30'],
  ]);
  expect(shown.getByText('Much longer than usual: 1.')).toBeTruthy();
  expect(shown.getByText(/Compared with the typical \(median\) time of 12 other attempts\./)).toBeTruthy();
});

it('offers to load the times again', async () => {
  api.on(TIMES, () => failure(500, 'internal', 'Something went wrong.'));
  const user = renderApp(AT, { token: 'abc' });
  const retry = await within(await times()).findByRole('button', { name: 'Retry' }, { timeout: 10_000 });
  api.on(TIMES, () => json({ questions: [time(1, 30, null), time(2, 50, null)], others: 2 }));
  await user.click(retry);
  expect(await within(await times()).findByText(/Your own average is 00:40 per question/)).toBeTruthy();
});

it('shows the highlights and notes that were made, and where they are in the passage', async () => {
  const place = { panel: 'passage', start: 4, end: 11, text: 'harbour', before: 'The ' };
  const marks = {
    highlights: [{ ...place, id: 'highlight-1' }],
    notes: [{ ...place, id: 'note-2', content: 'Port!' }],
  };
  localStorage.setItem(`annotations:${LEARNER.id}:${SECTION_ID}:1`, JSON.stringify(marks));
  fakeLayout();
  const painted = fakeHighlights();
  const user = renderApp(AT, { token: 'abc' });
  const made = within(await screen.findByRole('region', { name: 'Your highlights and notes' }));
  const items = made.getAllByRole('listitem').map((item) => item.textContent);
  expect(items).toEqual(['Port!harbourShow', 'harbourShow']);
  expect(made.getAllByRole('img').map((icon) => icon.getAttribute('aria-label'))).toEqual(['Note', 'Highlight']);
  await user.click(made.getAllByRole('button', { name: 'Show' })[0] ?? document.body);
  await waitFor(() => expect(painted('bw-evidence')).toEqual(['harbour']));
});

it('leads from a question to others of its type, as long as one was wrong, and names its key once', async () => {
  const user = renderApp(AT, { token: 'abc' });
  await user.click(await screen.findByRole('button', { name: '1' }));
  const card = within(await screen.findByRole('region', { name: 'Question 1' }));
  const link = card.getByRole('link', { name: 'Practise questions of this type' });
  expect(link.getAttribute('href')).toBe('/progress/practise?skill=reading&type=TFNG');
  expect(card.getAllByText(/TRUE/).map(({ textContent }) => textContent)).toEqual(['TRUE']);
});

it.each([
  ['2026-12-05T08:00:00.000Z', /^Your teacher shows the correct answers after 5 Dec 2026/],
  [null, /^Your teacher does not show the correct answers to this test/],
])('shows the marks alone while an assignment hides the answers until %j [D197]', async (until, words) => {
  const attempt = { id: ATTEMPT, sectionID: SECTION_ID, version: 1, status: 'submitted', started_at: DATE, now: DATE };
  const marked = { success: true, correctCount: 2, total: 4, verdicts: [], keys: [], explanation: '' };
  const result = { ...marked, date: DATE, attemptID: ATTEMPT, hidden: { until } };
  const stored = { ...attempt, deadline: null, answers, revision: 2 };
  api.on('GET /api/attempt/:id', () => json({ attempt: stored, section: buildSection(), result }));
  renderApp(AT, { token: 'abc' });
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByText('2/4')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  expect(api.made(TIMES)).toEqual([]);
  expect(screen.getByRole('link', { name: 'All assignments' }).getAttribute('href')).toBe('/assigned');
});
