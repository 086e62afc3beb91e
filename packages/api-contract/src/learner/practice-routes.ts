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
    summary: 'How many questions the learner got wrong, and how many of them are due, by skill and question type',
    ok: { status: 200, schema: practiceSchema },
    errors: [],
  },
  'GET /api/practice/round': {
    auth: 'signedIn',
    tag: 'Practice of mistakes',
    summary: 'The questions that are due',
    query: practiceFilterSchema,
    ok: { status: 200, schema: practiceRoundSchema },
    errors: [],
  },
  'GET /api/practice/question': {
    auth: 'signedIn',
    tag: 'Practice of mistakes',
    summary: 'Questions that the learner got wrong, with their passage or recording: no keys',
    query: practiceQuestionQuerySchema,
    ok: { status: 200, schema: practiceQuestionSchema },
    errors: ['not_found', 'section_locked'],
  },
  'POST /api/practice/check': {
    auth: 'signedIn',
    quota: 'practice',
    tag: 'Practice of mistakes',
    summary: 'Marks an answer and says when the question comes again; the same turn again answers its first result',
    body: practiceCheckBodySchema,
    ok: { status: 200, schema: practiceTurnSchema },
    errors: ['not_found', 'section_locked', 'version_conflict'],
  },
  'PATCH /api/practice/turn/:id': {
    auth: 'signedIn',
    quota: 'practice',
    tag: 'Practice of mistakes',
    summary: 'What the learner says of the answers that were right: it decides when they come again',
    params: idParamsSchema,
    body: z.object({ say: saySchema }),
    ok: { status: 200, schema: practiceTurnSchema },
    errors: ['not_found'],
  },
} as const satisfies RouteTable;
