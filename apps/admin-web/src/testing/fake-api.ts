import type {
  AdminSectionListRow,
  Draft,
  ExamList,
  ListedExam,
  Problem,
  ProblemList,
} from '@bandwise/api-contract/admin';
import {
  ADA,
  answerCalls,
  antiForgery,
  json,
  PUBLIC_CONFIG,
  type FakeApi,
  type Handler,
} from '@bandwise/ui/testing/fake-api.ts';

export const ADMINISTRATOR = { ...ADA, role: 'admin' } as const;
export const TEACHER = { ...ADA, role: 'teacher' } as const;

/** Answers the console's requests; what every screen asks for is answered without a handler. */
export function fakeApi(handlers: Readonly<Record<string, Handler>> = {}): FakeApi {
  return answerCalls({ ...DEFAULTS, ...handlers });
}

const DEFAULTS: Readonly<Record<string, Handler>> = {
  'GET /api/config': () => json({ ...PUBLIC_CONFIG, learnerWebUrl: 'https://learn.example.com' }),
  'GET /api/setup': () => json({ needed: false }),
  'GET /api/user': () => json(ADMINISTRATOR),
  'GET /sanctum/csrf-cookie': antiForgery,
  'GET /api/draft': () => json({ drafts: [] }),
  'GET /api/problem': () => json(listedProblems([])),
  'GET /api/teaching': () =>
    json({ now: '2026-11-01T08:00:00.000Z', overdue: [], overdue_total: 0, learners_total: 0, classes: [] }),
  'GET /api/submission/share': () => json({ unshared: 0, assessors: [] }),
  'POST /api/draft': () => json(buildDraft()),
  'PUT /api/draft/:id': () => json(buildDraft()),
  'DELETE /api/draft/:id': () => json({ success: true, message: 'Deleted' }),
  'POST /api/draft/:id/editing': () => json(buildDraft()),
};

let counter = 0;

export function buildRow(part: Partial<AdminSectionListRow> = {}): AdminSectionListRow {
  counter += 1;
  const id = `00000000-0000-4000-8000-${String(counter).padStart(12, '0')}`;
  return {
    id,
    exam_id: id.replace('0000', '1111'),
    title: `Reading Practice ${counter}`,
    part_number: 1,
    time: 20,
    questions_count: 13,
    created_at: '2026-11-01T08:00:00.000Z',
    locked: false,
    last_result: null,
    revision: 1,
    state: 'published',
    password: null,
    ...part,
  };
}

/** A test of one part, unless it has others. */
export function buildListed(exam: Partial<ListedExam> = {}): ListedExam {
  const { id, exam_id, title, time, questions_count, created_at, revision, locked } = buildRow();
  const shown = exam.title ?? title;
  const findings = { errors: 0, warnings: 0 };
  const part = { id, part_number: 1, title: shown, time, questions_count, locked, attempts: 0, findings, found: true };
  return {
    exam_id,
    revision,
    state: 'published',
    title: shown,
    time,
    questions_count,
    attempts: 0,
    findings,
    created_at,
    updated_at: created_at,
    parts: [part],
    ...exam,
  };
}

/** The first page of these tests. */
export function listed(exams: readonly ListedExam[], page: Partial<ExamList> = {}): ExamList {
  return { exams: [...exams], total: exams.length, page: 1, pages: 1, ...page };
}

/** A draft of a new test, as the server answers it. */
export function buildDraft(part: Partial<Draft> = {}): Draft {
  const at = '2026-11-01T08:00:00.000Z';
  return {
    id: '00000000-0000-4000-8000-0000000000d1',
    exam_id: null,
    skill: 'reading',
    title: 'Marsh',
    revision: 1,
    created_at: at,
    updated_at: at,
    updated_by: null,
    editors: [],
    schedule: null,
    published: null,
    failure: null,
    ...part,
  };
}

/** The first page of these reports. */
export function listedProblems(problems: readonly Problem[], page: Partial<ProblemList> = {}): ProblemList {
  const counts = { open: problems.length, fixed: 0, declined: 0 };
  return { problems: [...problems], counts, total: problems.length, page: 1, pages: 1, ...page };
}
