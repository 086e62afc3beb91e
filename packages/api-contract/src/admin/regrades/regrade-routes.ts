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
      'Changes the key of a question and regrades who was marked by it; a dry run only says whose marks would change',
    params: idParamsSchema,
    body: regradeBodySchema,
    ok: { status: 200, schema: regradeSchema },
    errors: ['not_found', 'not_publishable', 'version_conflict'],
  },
  'GET /api/regrade': {
    auth: 'admin',
    tag: 'Regrades',
    summary: 'The regrades of a section, the latest first: by whom, when and why',
    query: regradeListQuerySchema,
    ok: { status: 200, schema: regradeListSchema },
    errors: [],
  },
  'GET /api/regrade/:id': {
    auth: 'admin',
    tag: 'Regrades',
    summary: 'A regrade with the results that it changed, as they were and as they became',
    params: idParamsSchema,
    query: regradeQuerySchema,
    ok: { status: 200, schema: regradeSchema },
    errors: ['not_found'],
  },
  'POST /api/regrade/:id/undo': {
    auth: 'admin',
    tag: 'Regrades',
    summary: 'Takes the last regrade of a section back: every result is as it was',
    params: idParamsSchema,
    body: regradeUndoBodySchema,
    ok: { status: 200, schema: regradeSchema },
    errors: ['not_found', 'version_conflict'],
  },
} as const satisfies RouteTable;
