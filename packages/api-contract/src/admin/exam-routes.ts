import { z } from 'zod';
import { idParamsSchema, skillSchema, successSchema } from '../common/fields.ts';
import type { RouteTable } from '../common/route.ts';
import { examFindingsSchema, examListQuerySchema, examListSchema } from './exam-list.ts';
import {
  examCheckedSchema,
  examCreateSchema,
  examDeleteQuerySchema,
  examDetailSchema,
  examInputSchema,
  examSavedSchema,
  examStateBodySchema,
  examUpdateSchema,
  examParamsSchema,
} from './exam.ts';

/** Calls about tests. */
export const examRoutes = {
  'POST /api/exam/new/:type': {
    auth: 'admin',
    tag: 'Exams',
    summary: 'Creates an exam of one skill',
    params: z.object({ type: skillSchema }),
    body: examCreateSchema,
    ok: { status: 201, schema: examSavedSchema },
    errors: ['not_publishable', 'version_conflict'],
  },
  'POST /api/exam/new': {
    auth: 'admin',
    tag: 'Exams',
    summary: 'Creates a full test of the skill whose sections are sent',
    body: examCreateSchema,
    ok: { status: 201, schema: examSavedSchema },
    errors: ['not_publishable', 'version_conflict'],
  },
  'POST /api/exam/check': {
    auth: 'admin',
    tag: 'Exams',
    summary: 'Returns the findings of creating an exam, and whether the same exam exists; stores and fetches nothing',
    body: examInputSchema,
    ok: { status: 200, schema: examCheckedSchema },
    errors: ['not_publishable'],
  },
  'GET /api/exam': {
    auth: 'admin',
    tag: 'Exams',
    summary: 'Returns a page of the tests of a skill with their parts: searched, filtered and sorted',
    query: examListQuerySchema,
    ok: { status: 200, schema: examListSchema },
    errors: [],
  },
  'GET /api/exam/findings': {
    auth: 'admin',
    tag: 'Exams',
    summary: 'Returns the number of tests with findings of the publish check, by skill',
    ok: { status: 200, schema: examFindingsSchema },
    errors: [],
  },
  'GET /api/exam/:exam_id': {
    auth: 'admin',
    tag: 'Exams',
    summary: 'Returns an exam with all its sections, for editing',
    params: examParamsSchema,
    ok: { status: 200, schema: examDetailSchema },
    errors: ['not_found'],
  },
  'PUT /api/exam/:exam_id': {
    auth: 'admin',
    tag: 'Exams',
    summary: 'Updates an exam in one transaction; section ids, results and sections that are not sent are kept',
    params: examParamsSchema,
    body: examUpdateSchema,
    ok: { status: 200, schema: examSavedSchema },
    errors: ['not_found', 'not_publishable', 'version_conflict'],
  },
  'DELETE /api/exam/delete/:id': {
    auth: 'admin',
    tag: 'Exams',
    summary: "Moves an exam or one of its sections to the bin; learners' results are kept",
    params: idParamsSchema,
    query: examDeleteQuerySchema,
    ok: { status: 200, schema: successSchema },
    errors: ['not_found', 'version_conflict'],
  },
  'PUT /api/exam/:exam_id/state': {
    auth: 'admin',
    tag: 'Exams',
    summary: 'Unpublishes an exam or publishes it again; attempts in progress can be finished',
    params: examParamsSchema,
    body: examStateBodySchema,
    ok: { status: 200, schema: successSchema },
    errors: ['not_found'],
  },
} as const satisfies RouteTable;
