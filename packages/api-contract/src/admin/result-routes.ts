import { z } from 'zod';
import { idParamsSchema, idSchema } from '../common/fields.ts';
import type { RouteTable } from '../common/route.ts';
import {
  learnerResultsSchema,
  resultDetailSchema,
  resultFileQuerySchema,
  resultListQuerySchema,
  resultListSchema,
  sittingDetailSchema,
} from './results.ts';

/** Calls about the results of learners' attempts. */
export const resultRoutes = {
  'GET /api/result': {
    auth: 'admin',
    tag: 'Results',
    summary: "A page of learners' submitted attempts, or of whole exams they sat: filtered, searched and sorted",
    query: resultListQuerySchema,
    ok: { status: 200, schema: resultListSchema },
    errors: [],
  },
  'GET /api/result.csv': {
    auth: 'admin',
    tag: 'Results',
    summary: 'All results of a list as a CSV file, the latest first; of one section with every answer',
    query: resultFileQuerySchema,
    ok: { status: 200, schema: null, binary: true },
    errors: [],
  },
  'GET /api/result/:attemptID': {
    auth: 'admin',
    tag: 'Results',
    summary: 'One submitted attempt as its learner saw it, with verdicts, reasons and times',
    params: z.object({ attemptID: idSchema }),
    ok: { status: 200, schema: resultDetailSchema },
    errors: ['not_found'],
  },
  'GET /api/result/sitting/:id': {
    auth: 'admin',
    tag: 'Results',
    summary: 'What a sitting that is over came to, with the texts of writing tasks',
    params: idParamsSchema,
    ok: { status: 200, schema: sittingDetailSchema },
    errors: ['not_found'],
  },
  'GET /api/result/learner/:id': {
    auth: 'admin',
    tag: 'Results',
    summary: 'How a learner is doing: by skill, by question type, and bands over time',
    params: idParamsSchema,
    ok: { status: 200, schema: learnerResultsSchema },
    errors: ['not_found'],
  },
} as const satisfies RouteTable;
