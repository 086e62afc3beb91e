import { idParamsSchema } from '../../common/fields.ts';
import type { RouteTable } from '../../common/route.ts';
import {
  regradeBodySchema,
  regradeListQuerySchema,
  regradeListSchema,
  regradeQuerySchema,
  regradeSchema,
  regradeUndoBodySchema,
} from './regrades.ts';

/** Calls that correct a key and mark the affected attempts again. */
export const regradeRoutes = {
  'POST /api/section/:id/regrade': {
    auth: 'admin',
    tag: 'Regrades',
    summary:
      'Changes the key of a question and regrades the affected attempts; a dry run only returns what would change',
    params: idParamsSchema,
    body: regradeBodySchema,
    ok: { status: 200, schema: regradeSchema },
    errors: ['not_found', 'not_publishable', 'version_conflict'],
  },
  'GET /api/regrade': {
    auth: 'admin',
    tag: 'Regrades',
    summary: 'Lists the regrades of a section with their authors, times and reasons, the latest first',
    query: regradeListQuerySchema,
    ok: { status: 200, schema: regradeListSchema },
    errors: [],
  },
  'GET /api/regrade/:id': {
    auth: 'admin',
    tag: 'Regrades',
    summary: 'Returns a regrade with the results that it changed, before and after',
    params: idParamsSchema,
    query: regradeQuerySchema,
    ok: { status: 200, schema: regradeSchema },
    errors: ['not_found'],
  },
  'POST /api/regrade/:id/undo': {
    auth: 'admin',
    tag: 'Regrades',
    summary: 'Undoes the last regrade of a section and restores its results',
    params: idParamsSchema,
    body: regradeUndoBodySchema,
    ok: { status: 200, schema: regradeSchema },
    errors: ['not_found', 'version_conflict'],
  },
} as const satisfies RouteTable;
