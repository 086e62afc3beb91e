import { idParamsSchema, successSchema } from '../../common/fields.ts';
import type { RouteTable } from '../../common/route.ts';
import { problemChangeBodySchema, problemListQuerySchema, problemListSchema } from './problem.ts';

/** Calls about the problems that learners report. */
export const problemRoutes = {
  'GET /api/problem': {
    auth: 'admin',
    tag: 'Problem reports',
    summary: 'The problems that learners reported, newest first, each beside its question',
    query: problemListQuerySchema,
    ok: { status: 200, schema: problemListSchema },
    errors: [],
  },
  'PATCH /api/problem/:id': {
    auth: 'admin',
    tag: 'Problem reports',
    summary: 'Marks a report as fixed or declined, with a reply that its learner is mailed, or opens it again',
    params: idParamsSchema,
    body: problemChangeBodySchema,
    ok: { status: 200, schema: successSchema },
    errors: ['not_found', 'version_conflict'],
  },
} as const satisfies RouteTable;
