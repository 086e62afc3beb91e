import { idParamsSchema, successSchema } from '../common/fields.ts';
import type { RouteTable } from '../common/route.ts';
import {
  draftCreateSchema,
  draftDeleteQuerySchema,
  draftDetailSchema,
  draftEditingSchema,
  draftListSchema,
  draftQuerySchema,
  draftSaveSchema,
  draftScheduleSchema,
  draftSchema,
} from './draft.ts';

/** Calls about unpublished work. */
export const draftRoutes = {
  'GET /api/draft': {
    auth: 'admin',
    tag: 'Drafts',
    summary: 'Tests and changes of tests that are not published, latest first; of one exam, if it is named',
    query: draftQuerySchema,
    ok: { status: 200, schema: draftListSchema },
    errors: [],
  },
  'POST /api/draft': {
    auth: 'admin',
    tag: 'Drafts',
    summary: 'Begins a draft; an exam has one at most, and another answers 409',
    body: draftCreateSchema,
    ok: { status: 201, schema: draftSchema },
    errors: ['not_found', 'version_conflict'],
  },
  'GET /api/draft/:id': {
    auth: 'admin',
    tag: 'Drafts',
    summary: 'A draft with its content, as the editor holds it',
    params: idParamsSchema,
    ok: { status: 200, schema: draftDetailSchema },
    errors: ['not_found'],
  },
  'PUT /api/draft/:id': {
    auth: 'admin',
    tag: 'Drafts',
    summary: 'Saves a draft; one that someone else has saved since answers 409 and says who and when',
    params: idParamsSchema,
    body: draftSaveSchema,
    ok: { status: 200, schema: draftSchema },
    errors: ['not_found', 'version_conflict'],
  },
  'DELETE /api/draft/:id': {
    auth: 'admin',
    tag: 'Drafts',
    summary: 'Deletes a draft; what is published stays, and one that was saved since answers 409',
    params: idParamsSchema,
    query: draftDeleteQuerySchema,
    ok: { status: 200, schema: successSchema },
    errors: ['not_found', 'version_conflict'],
  },
  'PUT /api/draft/:id/schedule': {
    auth: 'admin',
    tag: 'Drafts',
    summary: 'Has a draft published at a time, as it is sent here, or takes that back',
    params: idParamsSchema,
    body: draftScheduleSchema,
    ok: { status: 200, schema: draftSchema },
    errors: ['not_found', 'not_publishable', 'version_conflict'],
  },
  'POST /api/draft/:id/editing': {
    auth: 'admin',
    tag: 'Drafts',
    summary: 'Says that the caller has a draft open, and answers who else has',
    params: idParamsSchema,
    body: draftEditingSchema,
    ok: { status: 200, schema: draftSchema },
    errors: ['not_found'],
  },
} as const satisfies RouteTable;
