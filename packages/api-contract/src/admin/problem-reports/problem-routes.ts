import { idParamsSchema, successSchema } from '../../common/fields.ts';
import type { RouteTable } from '../../common/route.ts';
import { problemChangeBodySchema, problemListQuerySchema, problemListSchema } from './problem.ts';

/** Calls about the problems that learners report. */
export const problemRoutes = {
  'GET /api/problem': {
    auth: 'admin',
    tag: 'Problem reports',
    summary: 'Lists the problems that learners reported with their questions, the newest first',
    query: problemListQuerySchema,
    ok: { status: 200, schema: problemListSchema },
    errors: [],
  },
  'PATCH /api/problem/:id': {
    auth: 'admin',
    tag: 'Problem reports',
    summary: 'Marks a report as fixed or declined and mails the reply to its learner, or reopens the report',
    params: idParamsSchema,
    body: problemChangeBodySchema,
    ok: { status: 200, schema: successSchema },
    errors: ['not_found', 'version_conflict'],
  },
} as const satisfies RouteTable;
