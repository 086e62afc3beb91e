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
    summary: 'One section with keys, explanation and lock, for editing',
    params: idParamsSchema,
    query: z.object({ view: z.literal('edit') }),
    ok: { status: 200, schema: editSectionSchema },
    errors: ['not_found'],
  },
  'GET /api/section/:id/versions': {
    auth: 'admin',
    tag: 'Exams',
    summary: 'The versions of a section, the latest first: by whom, and when',
    params: idParamsSchema,
    query: versionsQuerySchema,
    ok: { status: 200, schema: versionPageSchema },
    errors: ['not_found'],
  },
  'GET /api/section/:id/versions/:version': {
    auth: 'admin',
    tag: 'Exams',
    summary: 'The content of one version with its keys; the lock is that of the section now',
    params: versionParamsSchema,
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
  'POST /api/media/copy': {
    auth: 'admin',
    tag: 'Exams',
    summary: 'Copies pictures of other sites (https), as far as they can be had and kept',
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
