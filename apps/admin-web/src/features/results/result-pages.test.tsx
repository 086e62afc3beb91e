import type { ExamResult, LearnerResults, ResultDetail, SittingDetail } from '@bandwise/api-contract/admin';
import { failure, json } from '@bandwise/ui/testing/fake-api.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderConsole } from '../../testing/render-console.tsx';

const ID = '00000000-0000-4000-8000-0000000000';
const LAN = { id: `${ID}01`, firstName: 'Lan', lastName: 'Phạm', email: 'lan@example.com' };
const AT = '2026-11-20T10:19:00.000Z';

const DETAIL: ResultDetail = {
  attempt: {
    id: `${ID}a1`,
    sectionID: `${ID}51`,
    version: 1,
    status: 'submitted',
    started_at: '2026-11-20T10:00:00.000Z',
    deadline: null,
    answers: { '1': 'heron', '2': '' },
    revision: 2,
    now: AT,
  },
  section: {
    id: `${ID}51`,
    exam_id: `${ID}0e`,
    version: 1,
    skill: 'reading',
    title: 'Herons',
    time: 20,
    part_number: 2,
    questions_count: 2,
    locked: false,
    passage: ['<p>Herons stand still.</p>'],
    examContent: [],
    groups: [
      {
        type: 'FILL_BLANKS',
        instruction: '',
        paragraph: '<p>The {1} eats {2}.</p>',
        choices: [],
        imgContent: null,
        labels: 'TFNG',
        reuse_choices: false,
        questions: [1, 2].map((number) => ({ number, subpart: null, question: '', options: [], max_choices: null })),
      },
    ],
    audio_url: null,
  },
  result: {
    success: true,
    correctCount: 0,
    total: 2,
    verdicts: [1, 2].map((number) => ({
      number,
      numbers: [number],
      type: 'FILL_BLANKS',
      marks: 0,
      total: 1,
      correct: false,
      blank: number === 2,
      reason: number === 1 ? 'plural' : 'blank',
      given: number === 1 ? ['heron'] : [],
    })),
    keys: [
      { number: 1, numbers: [1], address: '1', answers: ['herons'], explanation: '<p>There are many.</p>' },
      { number: 2, numbers: [2], address: '2', answers: ['fish'] },
    ],
    explanation: '',
    date: AT,
    attemptID: `${ID}a1`,
  },
  learner: LAN,
  exam: { id: `${ID}0e`, title: 'Birds' },
  source: 'marked',
  sitting_id: `${ID}77`,
  submitted_at: AT,
  seconds: 1140,
  answered_after: { '1': 200 },
};

it('shows an attempt as its learner saw it, with each answer, its key, the reason and when it was given [D60]', async () => {
  fakeApi({ 'GET /api/result/:id': () => json(DETAIL) });
  renderConsole(`/results/attempt/${ID}a1`);
  expect(await screen.findByRole('heading', { name: 'Herons' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Taken by Lan Phạm' }).getAttribute('href')).toBe(`/results/learner/${ID}01`);
  expect(screen.getByRole('link', { name: 'View the full test' }).getAttribute('href')).toBe(
    `/results/sitting/${ID}77`,
  );
  expect(screen.getByRole('link', { name: 'Results of this part' }).getAttribute('href')).toBe(
    `/results?section=${ID}51`,
  );
  const answers = within(screen.getByRole('region', { name: 'Answers' }));
  const [, first, second] = answers.getAllByRole('row').map((row) => row.textContent);
  for (const text of ['heron', 'herons', 'Wrong', 'Check singular and plural.', 'There are many.', '3:20'])
    expect(first).toContain(text);
  for (const text of ['No answer.', 'fish', '–']) expect(second).toContain(text);
  // In its place among the questions, closed, and with the verdict.
  expect(screen.getByDisplayValue('heron').matches(':disabled, [readonly], [aria-disabled]')).toBe(true);
  expect(screen.getByText('Herons stand still.')).toBeTruthy();
});

it('says where only marks were reported, and where there is no such result', async () => {
  const api = fakeApi({
    'GET /api/result/:id': () =>
      json({ ...DETAIL, source: 'reported', result: { ...DETAIL.result, verdicts: [], keys: [] } }),
  });
  renderConsole(`/results/attempt/${ID}a1`);
  expect(await screen.findByText(/^These marks were reported by the learner’s device/)).toBeTruthy();
  expect(screen.queryByText('As the learner saw it')).toBeNull();
  api.on('GET /api/result/:id', () => failure(404, 'not_found', 'This result was not found.'));
  renderConsole(`/results/attempt/${ID}a2`);
  expect(await screen.findByText(/^This result was not found\. The test has not been submitted yet/)).toBeTruthy();
});

it('shows a whole test with its bands, its parts and what was written', async () => {
  const part = { part_number: 1, examContent: [], text: null };
  const exam = { variant: 'academic', sat: true, extra_seconds: 0, granted_seconds: 0 } as const;
  const detail: SittingDetail = {
    learner: null,
    result: {
      id: `${ID}77`,
      created_at: AT,
      ended_at: AT,
      exams: [
        {
          ...exam,
          exam_id: `${ID}0e`,
          title: 'Birds',
          skill: 'reading',
          seconds: 3600,
          started_at: Date.parse(AT),
          ended_at: Date.parse(AT) + 3_000_000,
          marks: 30,
          total: 40,
          band: { band: 7, provisional: false },
          parts: [{ ...part, sectionID: `${ID}51`, title: 'Herons', marks: 11, total: 13, attemptID: `${ID}a1` }],
        },
        {
          ...exam,
          exam_id: `${ID}0f`,
          title: 'Charts',
          skill: 'writing',
          seconds: 3600,
          started_at: Date.parse(AT),
          ended_at: Date.parse(AT) + 60_000,
          marks: null,
          total: 0,
          band: null,
          parts: [
            {
              sectionID: `${ID}52`,
              part_number: 1,
              title: 'Task 1',
              marks: null,
              total: 0,
              attemptID: null,
              examContent: ['<p>Describe the chart.</p>'],
              text: 'It rained\na lot.',
            },
          ],
        },
      ],
      overall: null,
      waiting_for: [],
      speaking: null,
      note: 'Bands are indicative.',
    },
  };
  fakeApi({ 'GET /api/result/sitting/:id': () => json(detail) });
  renderConsole(`/results/sitting/${ID}77`);
  expect(await screen.findByRole('heading', { name: 'Full test: Birds, Charts' })).toBeTruthy();
  expect(screen.getByText(/Taken by Deleted user/)).toBeTruthy();
  const birds = within(screen.getByRole('region', { name: 'Birds' }));
  for (const text of ['30 / 40', '7.0', '50', 'of 60']) expect(birds.getByText(text)).toBeTruthy();
  expect(birds.getByRole('link', { name: 'Herons' }).getAttribute('href')).toBe(`/results/attempt/${ID}a1`);
  const charts = within(screen.getByRole('region', { name: 'Charts' }));
  expect(charts.getByText('Describe the chart.')).toBeTruthy();
  expect(charts.getByText(/It rained\s+a lot\./)).toBeTruthy();
  expect(charts.getByText('Text submitted, 4 words')).toBeTruthy();
});

it("tells of a learner bands over time, skills, the weakest question types first, and the learner's history", async () => {
  const banded = (marks: number, band: number, day: string): ExamResult => ({
    kind: 'exam',
    id: crypto.randomUUID(),
    learner: LAN,
    exam_id: `${ID}0e`,
    skill: 'reading',
    submitted_at: `2026-11-${day}T10:00:00.000Z`,
    seconds: 3000,
    total: 40,
    sitting_id: `${ID}77`,
    title: 'Birds',
    variant: 'academic',
    marks,
    band: { band, provisional: false },
  });
  const tally = { attempts: 3, marks: 10, total: 40, best: 50, last: { marks: 5, total: 13, date: AT } };
  const results: LearnerResults = {
    learner: LAN,
    stats: {
      skills: [
        { skill: 'reading', ...tally },
        { skill: 'listening', attempts: 0, marks: 0, total: 0, best: null, last: null },
      ],
      types: [
        { type: 'TFNG', ...tally, marks: 30 },
        { type: 'MCQ', ...tally, marks: 4 },
      ],
    },
    bands: [banded(20, 5.5, '02'), banded(30, 7, '09'), { ...banded(0, 6.5, '10'), skill: 'writing', marks: null }],
    submissions: [
      {
        kind: 'submission',
        id: `${ID}f1`,
        learner: LAN,
        exam_id: `${ID}0e`,
        skill: 'writing',
        submitted_at: AT,
        seconds: null,
        section_id: `${ID}51`,
        part_number: 2,
        title: 'Towns',
        sitting_id: null,
        words: 260,
        state: 'assessed',
        band: 6.25,
        bands: { task_response: 7, coherence: 6, vocabulary: 6, grammar: 6 },
        assessor: 'Grace Hopper',
        assessed_at: AT,
      },
    ],
  };
  const api = fakeApi({
    'GET /api/result/learner/:id': () => json(results),
    'GET /api/result': () =>
      json({
        results: [banded(30, 7, '09')],
        of: { section: null, exam: null, learner: LAN },
        total: 1,
        page: 1,
        pages: 1,
      }),
  });
  renderConsole(`/results/learner/${ID}01?kind=exam`);
  expect(await screen.findByRole('heading', { name: 'Lan Phạm' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Edit account' }).getAttribute('href')).toBe(
    '/users?search=lan%40example.com',
  );
  const rowsOf = (table: HTMLElement) =>
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
  const table = (name: string) => screen.getByRole('region', { name });
  expect(rowsOf(table('Reading (Academic)')).map((text) => text?.slice(-3))).toEqual(['7.0', '5.5']);
  expect(rowsOf(table('Writing')).map((text) => text?.slice(-4))).toEqual(['–6.5']);
  const [handedIn] = rowsOf(table('Writing and speaking'));
  for (const text of ['Towns', 'Task Response 7, Coherence and Cohesion 6', 'Band 6.25', 'Grace Hopper'])
    expect(handedIn).toContain(text);
  expect(rowsOf(table('By skill'))).toEqual([expect.stringMatching(/^Reading325%50%/)]);
  expect(rowsOf(table('By question type')).map((text) => text?.slice(-21))).toEqual([
    expect.stringContaining('10% (4 / 40)'),
    expect.stringContaining('75% (30 / 40)'),
  ]);
  expect(await screen.findByText('1 result')).toBeTruthy();
  expect(api.made('GET /api/result').at(-1)?.query).toMatchObject({ kind: 'exam', learner: `${ID}01` });
});
