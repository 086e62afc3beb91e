import { z } from 'zod';
import { idParamsSchema, idSchema } from '../common/fields.ts';
import type { RouteTable } from '../common/route.ts';
import { sectionParamsSchema, skillParamsSchema } from '../learner/section-list.ts';
import { pictureCopySchema, picturesCopiedSchema } from './picture-copy.ts';
import { adminSectionListSchema, editSectionSchema } from './exam.ts';
import { versionPageSchema, versionParamsSchema, versionsQuerySchema } from './versions.ts';

/** Calls about one section of a test, its versions, recordings and pictures. */
export const sectionRoutes = {
  'GET /api/section/:id?view=edit': {
    auth: 'admin',
    tag: 'Exams',
    summary: 'Returns a section with keys, explanation and lock, for editing',
    params: idParamsSchema,
    query: z.object({ view: z.literal('edit') }),
    ok: { status: 200, schema: editSectionSchema },
    errors: ['not_found'],
  },
  'GET /api/section/:id/versions': {
    auth: 'admin',
    tag: 'Exams',
    summary: 'Lists the versions of a section with their authors and times, the latest first',
    params: idParamsSchema,
    query: versionsQuerySchema,
    ok: { status: 200, schema: versionPageSchema },
    errors: ['not_found'],
  },
  'GET /api/section/:id/versions/:version': {
    auth: 'admin',
    tag: 'Exams',
    summary: 'Returns the content of a version with its keys and the current lock of the section',
    params: versionParamsSchema,
    ok: { status: 200, schema: editSectionSchema },
    errors: ['not_found'],
  },
  'POST /api/media': {
    auth: 'admin',
    tag: 'Exams',
    summary: 'Stores a recording or a picture (multipart, field `file`)',
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
  'POST /api/media/copy': {
    auth: 'admin',
    tag: 'Exams',
    summary: 'Copies pictures from other sites (https); pictures that cannot be copied are listed with the reason',
    body: pictureCopySchema,
    ok: { status: 200, schema: picturesCopiedSchema },
    errors: [],
  },
} as const satisfies RouteTable;

/** Calls that anyone can make; administrators get a larger response. */
export const adminVariants = {
  'GET /api/exam/list/:skill': {
    auth: 'admin',
    tag: 'Exams',
    summary: 'Lists all tests of a skill, with lock passwords',
    params: skillParamsSchema,
    ok: { status: 200, schema: adminSectionListSchema },
    errors: ['not_found'],
  },
  'GET /api/exam/list/part/:skill': {
    auth: 'admin',
    tag: 'Exams',
    summary: 'Lists all sections of a skill, with lock passwords',
    params: skillParamsSchema,
    ok: { status: 200, schema: adminSectionListSchema },
    errors: ['not_found'],
  },
  'GET /api/exam/list/part/:skill/:id': {
    auth: 'admin',
    tag: 'Exams',
    summary: 'Returns a section with keys, explanation and lock, for editing',
    params: sectionParamsSchema,
    ok: { status: 200, schema: editSectionSchema },
    errors: ['not_found'],
  },
} as const satisfies RouteTable;
