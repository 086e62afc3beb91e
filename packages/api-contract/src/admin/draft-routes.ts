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
    summary: 'Lists unpublished tests and changes, the latest first; optionally of one exam',
    query: draftQuerySchema,
    ok: { status: 200, schema: draftListSchema },
    errors: [],
  },
  'POST /api/draft': {
    auth: 'admin',
    tag: 'Drafts',
    summary: 'Creates a draft; an exam can have one draft, so a second one returns 409',
    body: draftCreateSchema,
    ok: { status: 201, schema: draftSchema },
    errors: ['not_found', 'version_conflict'],
  },
  'GET /api/draft/:id': {
    auth: 'admin',
    tag: 'Drafts',
    summary: 'Returns a draft with the content of the editor',
    params: idParamsSchema,
    ok: { status: 200, schema: draftDetailSchema },
    errors: ['not_found'],
  },
  'PUT /api/draft/:id': {
    auth: 'admin',
    tag: 'Drafts',
    summary: 'Saves a draft; if it was saved elsewhere in the meantime, returns 409 with the name and time',
    params: idParamsSchema,
    body: draftSaveSchema,
    ok: { status: 200, schema: draftSchema },
    errors: ['not_found', 'version_conflict'],
  },
  'DELETE /api/draft/:id': {
    auth: 'admin',
    tag: 'Drafts',
    summary: 'Deletes a draft, not its published test; returns 409 if the draft was saved in the meantime',
    params: idParamsSchema,
    query: draftDeleteQuerySchema,
    ok: { status: 200, schema: successSchema },
    errors: ['not_found', 'version_conflict'],
  },
  'PUT /api/draft/:id/schedule': {
    auth: 'admin',
    tag: 'Drafts',
    summary: 'Schedules the publication of a draft with the content of the request, or cancels the schedule',
    params: idParamsSchema,
    body: draftScheduleSchema,
    ok: { status: 200, schema: draftSchema },
    errors: ['not_found', 'not_publishable', 'version_conflict'],
  },
  'POST /api/draft/:id/editing': {
    auth: 'admin',
    tag: 'Drafts',
    summary: 'Reports that the caller has a draft open, and returns who else has it open',
    params: idParamsSchema,
    body: draftEditingSchema,
    ok: { status: 200, schema: draftSchema },
    errors: ['not_found'],
  },
} as const satisfies RouteTable;
