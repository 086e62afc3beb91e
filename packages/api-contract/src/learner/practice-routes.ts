import { z } from 'zod';
import { idParamsSchema } from '../common/fields.ts';
import type { RouteTable } from '../common/route.ts';
import {
  practiceCheckBodySchema,
  practiceFilterSchema,
  practiceQuestionQuerySchema,
  practiceQuestionSchema,
  practiceRoundSchema,
  practiceSchema,
  practiceTurnSchema,
  saySchema,
} from './practice.ts';

/** Practice of questions that a learner got wrong. Practice creates no attempts and no results. */
export const practiceRoutes = {
  'GET /api/practice': {
    auth: 'signedIn',
    tag: 'Practice of mistakes',
    summary: 'Returns the number of wrong questions and of due ones, by skill and question type',
    ok: { status: 200, schema: practiceSchema },
    errors: [],
  },
  'GET /api/practice/round': {
    auth: 'signedIn',
    tag: 'Practice of mistakes',
    summary: 'Lists the questions that are due',
    query: practiceFilterSchema,
    ok: { status: 200, schema: practiceRoundSchema },
    errors: [],
  },
  'GET /api/practice/question': {
    auth: 'signedIn',
    tag: 'Practice of mistakes',
    summary: 'Returns questions that the learner got wrong, with their passage or recording: no keys',
    query: practiceQuestionQuerySchema,
    ok: { status: 200, schema: practiceQuestionSchema },
    errors: ['not_found', 'section_locked'],
  },
  'POST /api/practice/check': {
    auth: 'signedIn',
    quota: 'practice',
    tag: 'Practice of mistakes',
    summary:
      'Marks an answer and returns when the question comes again; the same turn sent again returns its first result',
    body: practiceCheckBodySchema,
    ok: { status: 200, schema: practiceTurnSchema },
    errors: ['not_found', 'section_locked', 'version_conflict'],
  },
  'PATCH /api/practice/turn/:id': {
    auth: 'signedIn',
    quota: 'practice',
    tag: 'Practice of mistakes',
    summary: 'Saves how well the learner knew the right answers, which decides when they come again',
    params: idParamsSchema,
    body: z.object({ say: saySchema }),
    ok: { status: 200, schema: practiceTurnSchema },
    errors: ['not_found'],
  },
} as const satisfies RouteTable;
