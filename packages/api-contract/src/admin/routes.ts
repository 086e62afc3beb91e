import { z } from 'zod';
import { idParamsSchema, idSchema, skillSchema, successSchema } from '../common/fields.ts';
import type { RouteTable } from '../common/route.ts';
import { sectionParamsSchema, skillParamsSchema } from '../learner/section-list.ts';
import {
  adminSectionListSchema,
  editSectionSchema,
  examDeleteQuerySchema,
  examDetailSchema,
  examInputSchema,
  examSavedSchema,
  examUpdateSchema,
} from './exam.ts';
import {
  auditPageSchema,
  auditQuerySchema,
  bulkDeleteBodySchema,
  bulkExpiryBodySchema,
  bulkStatusBodySchema,
  expiryBodySchema,
  managedUserSchema,
  statusBodySchema,
} from './users.ts';

const examParamsSchema = z.object({ exam_id: idSchema });

/** Every call that only an administrator may make. */
export const adminRoutes = {
  'POST /api/exam/new/:type': {
    auth: 'admin',
    tag: 'Exams',
    summary: 'Creates an exam of one skill',
    params: z.object({ type: skillSchema }),
    body: examInputSchema,
    ok: { status: 201, schema: examSavedSchema },
    errors: ['not_publishable'],
  },
  'POST /api/exam/new': {
    auth: 'admin',
    tag: 'Exams',
    summary: 'Creates a full test; the skill is the one whose sections are sent',
    body: examInputSchema,
    ok: { status: 201, schema: examSavedSchema },
    errors: ['not_publishable'],
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
  'GET /api/section/:id?view=edit': {
    auth: 'admin',
    tag: 'Exams',
    summary: 'One section with keys, explanation and lock, for editing',
    params: idParamsSchema,
    query: z.object({ view: z.literal('edit') }),
    ok: { status: 200, schema: editSectionSchema },
    errors: ['not_found'],
  },
  'POST /api/media': {
    auth: 'admin',
    tag: 'Exams',
    summary: 'Stores a sound or a picture (multipart, field `file`)',
    upload: true,
    ok: {
      status: 201,
      schema: z.object({
        id: idSchema,
        url: z.string(),
        content_type: z.string(),
        size: z.int(),
        filename: z.string(),
      }),
    },
    errors: [],
  },
  'GET /api/users': {
    auth: 'admin',
    tag: 'Users',
    summary: 'All users, newest first',
    ok: { status: 200, schema: z.array(managedUserSchema) },
    errors: [],
  },
  'DELETE /api/users/:id': {
    auth: 'admin',
    tag: 'Users',
    summary: 'Deletes a user; results stay without identity',
    params: idParamsSchema,
    ok: { status: 200, schema: successSchema },
    errors: ['not_found', 'own_account', 'last_administrator'],
  },
  'PUT /api/users/:id/status': {
    auth: 'admin',
    tag: 'Users',
    summary: 'Enables or disables a user',
    params: idParamsSchema,
    body: statusBodySchema,
    ok: { status: 200, schema: successSchema },
    errors: ['not_found', 'own_account', 'last_administrator'],
  },
  'PUT /api/users/:id': {
    auth: 'admin',
    tag: 'Users',
    summary: "Sets or clears a user's expiry",
    params: idParamsSchema,
    body: expiryBodySchema,
    ok: { status: 200, schema: successSchema },
    errors: ['not_found', 'own_account', 'last_administrator'],
  },
  'POST /api/users/bulk-delete': {
    auth: 'admin',
    tag: 'Users',
    summary: 'Deletes users, all or none',
    body: bulkDeleteBodySchema,
    ok: { status: 200, schema: successSchema },
    errors: ['own_account', 'last_administrator'],
  },
  'POST /api/users/bulk-status-update': {
    auth: 'admin',
    tag: 'Users',
    summary: 'Enables or disables users, all or none',
    body: bulkStatusBodySchema,
    ok: { status: 200, schema: successSchema },
    errors: ['own_account', 'last_administrator'],
  },
  'POST /api/users/bulk-expiry-update': {
    auth: 'admin',
    tag: 'Users',
    summary: "Sets or clears users' expiry, all or none",
    body: bulkExpiryBodySchema,
    ok: { status: 200, schema: successSchema },
    errors: ['own_account', 'last_administrator'],
  },
  'GET /api/audit': {
    auth: 'admin',
    tag: 'Users',
    summary: 'What administrators did: who, what, when, on what',
    query: auditQuerySchema,
    ok: { status: 200, schema: auditPageSchema },
    errors: [],
  },
} as const satisfies RouteTable;

/** Calls that anyone may make and that answer more to an administrator. */
export const adminVariants = {
  'GET /api/exam/list/:skill': {
    auth: 'admin',
    tag: 'Exams',
    summary: 'All tests of a skill, with lock passwords',
    params: skillParamsSchema,
    ok: { status: 200, schema: adminSectionListSchema },
    errors: ['not_found'],
  },
  'GET /api/exam/list/part/:skill': {
    auth: 'admin',
    tag: 'Exams',
    summary: 'All sections of a skill, with lock passwords',
    params: skillParamsSchema,
    ok: { status: 200, schema: adminSectionListSchema },
    errors: ['not_found'],
  },
  'GET /api/exam/list/part/:skill/:id': {
    auth: 'admin',
    tag: 'Exams',
    summary: 'One section with keys, explanation and lock, for editing',
    params: sectionParamsSchema,
    ok: { status: 200, schema: editSectionSchema },
    errors: ['not_found'],
  },
} as const satisfies RouteTable;
