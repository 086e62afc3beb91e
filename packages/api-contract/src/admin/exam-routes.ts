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
    summary: 'Creates a full test; the skill is the one whose sections are sent',
    body: examCreateSchema,
    ok: { status: 201, schema: examSavedSchema },
    errors: ['not_publishable', 'version_conflict'],
  },
  'POST /api/exam/check': {
    auth: 'admin',
    tag: 'Exams',
    summary: 'What creating an exam would find, and whether the same exam is here already; stores and fetches nothing',
    body: examInputSchema,
    ok: { status: 200, schema: examCheckedSchema },
    errors: ['not_publishable'],
  },
  'GET /api/exam': {
    auth: 'admin',
    tag: 'Exams',
    summary: 'A page of the tests of a skill, each with its parts: searched, filtered and sorted',
    query: examListQuerySchema,
    ok: { status: 200, schema: examListSchema },
    errors: [],
  },
  'GET /api/exam/findings': {
    auth: 'admin',
    tag: 'Exams',
    summary: 'How many tests of each skill the publish check has findings of',
    ok: { status: 200, schema: examFindingsSchema },
    errors: [],
  },
  'GET /api/exam/:exam_id': {
    auth: 'admin',
    tag: 'Exams',
    summary: 'An exam with all its sections, for editing',
    params: examParamsSchema,
    ok: { status: 200, schema: examDetailSchema },
    errors: ['not_found'],
  },
  'PUT /api/exam/:exam_id': {
    auth: 'admin',
    tag: 'Exams',
    summary: 'Updates an exam in one transaction; section ids, results and sections not sent are kept',
    params: examParamsSchema,
    body: examUpdateSchema,
    ok: { status: 200, schema: examSavedSchema },
    errors: ['not_found', 'not_publishable', 'version_conflict'],
  },
  'DELETE /api/exam/delete/:id': {
    auth: 'admin',
    tag: 'Exams',
    summary: "Deletes an exam, or one section of it; learners' results stay",
    params: idParamsSchema,
    query: examDeleteQuerySchema,
    ok: { status: 200, schema: successSchema },
    errors: ['not_found', 'version_conflict'],
  },
  'PUT /api/exam/:exam_id/state': {
    auth: 'admin',
    tag: 'Exams',
    summary: 'Unpublishes an exam, or publishes it again; attempts that are under way finish',
    params: examParamsSchema,
    body: examStateBodySchema,
    ok: { status: 200, schema: successSchema },
    errors: ['not_found'],
  },
} as const satisfies RouteTable;
