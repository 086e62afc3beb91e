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

/** Calls about the results of learners' attempts: of all learners for administrators, of their learners for teachers. */
export const resultRoutes = {
  'GET /api/result': {
    auth: 'teacher',
    tag: 'Results',
    summary:
      "Returns a page of learners' submitted attempts, whole exams or submissions: filtered, searched and sorted",
    query: resultListQuerySchema,
    ok: { status: 200, schema: resultListSchema },
    errors: ['not_found'],
  },
  'GET /api/result.csv': {
    auth: 'teacher',
    tag: 'Results',
    summary: 'Returns all results of a list as a CSV file, the latest first; for one section with every answer',
    query: resultFileQuerySchema,
    ok: { status: 200, schema: null, binary: true },
    errors: ['not_found'],
  },
  'GET /api/result/:attemptID': {
    auth: 'teacher',
    tag: 'Results',
    summary: 'Returns a submitted attempt as its learner saw it, with verdicts, reasons and times',
    params: z.object({ attemptID: idSchema }),
    ok: { status: 200, schema: resultDetailSchema },
    errors: ['not_found'],
  },
  'GET /api/result/sitting/:id': {
    auth: 'teacher',
    tag: 'Results',
    summary: 'Returns the result of a completed sitting with the texts of writing tasks',
    params: idParamsSchema,
    ok: { status: 200, schema: sittingDetailSchema },
    errors: ['not_found'],
  },
  'GET /api/result/learner/:id': {
    auth: 'teacher',
    tag: 'Results',
    summary: 'Returns the progress of a learner: by skill, by question type, and bands over time',
    params: idParamsSchema,
    ok: { status: 200, schema: learnerResultsSchema },
    errors: ['not_found'],
  },
} as const satisfies RouteTable;
