import { successSchema } from '../common/fields.ts';
import type { RouteTable } from '../common/route.ts';
import { examParamsSchema } from './exam.ts';
import { binPageSchema, binPartQuerySchema, binQuerySchema, binRestoreQuerySchema, restoredSchema } from './bin.ts';

/** Calls about deleted exams and sections. */
export const binRoutes = {
  'GET /api/bin': {
    auth: 'admin',
    tag: 'Exams',
    summary: 'Lists deleted exams and sections that can be restored, the latest first',
    query: binQuerySchema,
    ok: { status: 200, schema: binPageSchema },
    errors: [],
  },
  'POST /api/bin/:exam_id/restore': {
    auth: 'admin',
    tag: 'Exams',
    summary: 'Restores a deleted exam or section with its ids, results and history',
    params: examParamsSchema,
    query: binRestoreQuerySchema,
    ok: { status: 200, schema: restoredSchema },
    errors: ['not_found', 'part_number_taken'],
  },
  'DELETE /api/bin/:exam_id': {
    auth: 'admin',
    tag: 'Exams',
    summary: "Permanently removes a deleted exam or section; learners' results are kept",
    params: examParamsSchema,
    query: binPartQuerySchema,
    ok: { status: 200, schema: successSchema },
    errors: ['not_found'],
  },
} as const satisfies RouteTable;
