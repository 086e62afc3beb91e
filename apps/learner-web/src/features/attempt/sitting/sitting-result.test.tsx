import type { SittingBody, SittingResultBody } from '@bandwise/api-contract/learner';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildListItem } from '../../../testing/build-section.ts';
import { SUBMISSION_ID, WITH_SUBMISSIONS } from '../../../testing/build-submission.ts';
import { fakeApi, json } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const ID = '00000000-0000-4000-8000-0000000000a7';
const SITTING: SittingBody = {
  id: ID,
  status: 'ended',
  now: Date.now(),
  plan: {
    created_at: 0,
    start_within_seconds: 1,
    instructions_seconds: 1,
    pause_seconds: 1,
    extra_time: { percent: 0, minutes: 0 },
    exams: [],
  },
  events: [],
  state: { phase: 'ended', exam: 0, since: 0, deadline: null, exams: [] },
  sections: [],
  recordings: {},
};

const exam = (skill: 'reading' | 'writing', part: Partial<SittingResultBody['exams'][number]>) => ({
  exam_id: `00000000-0000-4000-8000-0000000000${skill === 'reading' ? 'e1' : 'e2'}`,
  title: `A ${skill} test`,
  skill,
  variant: 'academic' as const,
  sat: true,
  seconds: 3600,
  extra_seconds: 0,
  granted_seconds: 0,
  started_at: 0,
  ended_at: 1,
  marks: null,
  total: 0,
  band: null,
  parts: [],
  ...part,
});
const TASK = {
  sectionID: '00000000-0000-4000-8000-000000000051',
  part_number: 1,
  title: 'Task 1',
  marks: null,
  total: 0,
  attemptID: null,
  examContent: [],
  text: 'Towns grow.',
};

function open(part: Partial<SittingResultBody>) {
  const result: SittingResultBody = {
    id: ID,
    created_at: '2026-11-20T08:00:00.000Z',
    ended_at: '2026-11-20T11:00:00.000Z',
    exams: [],
    speaking: null,
    overall: null,
    waiting_for: [],
    note: null,
    ...part,
  };
  fakeApi({
    ...WITH_SUBMISSIONS,
    'GET /api/sitting/:id': () => json(SITTING),
    'GET /api/sitting/:id/result': () => json(result),
    'GET /api/exam/list/part/speaking': () =>
      json({ sections: [buildListItem({ title: 'Speaking 1: Part 1', exam_id: 'exam-1', part_number: 1 })] }),
  });
  renderApp(`/sitting/${ID}`, { token: 'abc' });
}

it('says what the overall band waits for, and leads to a speaking test', async () => {
  const submission = { id: SUBMISSION_ID, state: 'handed_in', band: null } as const;
  open({ waiting_for: ['writing', 'speaking'], exams: [exam('writing', { parts: [{ ...TASK, submission }] })] });
  expect(
    await screen.findByText('Waiting for the Writing band · Speaking not taken yet', {}, { timeout: 10_000 }),
  ).toBeTruthy();
  expect(screen.getByText('Handed in')).toBeTruthy();
  const feedback = screen.getByRole('link', { name: 'Feedback on Task 1' });
  expect(feedback.getAttribute('href')).toBe(`/feedback/${SUBMISSION_ID}`);
  const take = await screen.findByRole('link', { name: 'Take the Speaking test' });
  expect(take.getAttribute('href')).toBe(`/speaking/test/exam-1?sitting=${ID}`);
  expect(screen.queryByText(/the marks needed for a band vary/)).toBeNull();
});

it('waits for Speaking once it was handed in', async () => {
  const submission = { id: SUBMISSION_ID, state: 'handed_in', band: null } as const;
  open({ waiting_for: ['writing', 'speaking'], speaking: { submission, band: null } });
  expect(await screen.findByText('Waiting for the Writing and Speaking bands')).toBeTruthy();
});

it('says that Speaking was not taken when only it is missing', async () => {
  open({ waiting_for: ['speaking'] });
  expect(await screen.findByText('Speaking not taken yet')).toBeTruthy();
});

it('has the bands of Writing and Speaking, marked as indicative, and the overall band [D190]', async () => {
  const assessed = { id: SUBMISSION_ID, state: 'assessed', band: 6.25 } as const;
  open({
    overall: 7.5,
    exams: [
      exam('reading', { marks: 33, total: 40, band: { band: 7.5, provisional: false } }),
      exam('writing', { band: { band: 6.5, provisional: false }, parts: [{ ...TASK, submission: assessed }] }),
    ],
    speaking: { submission: assessed, band: { band: 6.5, provisional: false } },
  });
  expect(await screen.findByText('Overall band 7.5')).toBeTruthy();
  const [, writing, speaking] = screen.getAllByRole('listitem');
  expect(within(writing as HTMLElement).getByText('Band 6.5')).toBeTruthy(); // both are in the document
  expect(within(speaking as HTMLElement).getByText('Assessed: Band 6.25')).toBeTruthy();
  expect(screen.getByText(/Bands of Writing and Speaking are indicative/)).toBeTruthy();
  expect(screen.getByText(/the marks needed for a band vary/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Take the Speaking test' })).toBeNull();
});

it('has the indicative note alone where only texts were assessed', async () => {
  open({ exams: [exam('writing', { band: { band: 6.5, provisional: false } })] });
  expect(await screen.findByText(/Bands of Writing and Speaking are indicative/)).toBeTruthy();
  expect(screen.queryByText(/the marks needed for a band vary/)).toBeNull();
});
