import { z } from 'zod';
import { idSchema, instantSchema, pageSchema } from '../common/fields.ts';

/** Versions are counted from 1, and the database counts in integers. */
const VERSION_MAX = 2_147_483_647;

export const versionParamsSchema = z.object({
  id: idSchema,
  version: z.coerce.number().int().min(1).max(VERSION_MAX),
});

export const versionsQuerySchema = z.object({ page: pageSchema });

export const versionRowSchema = z
  .object({
    version: z.int(),
    title: z.string(),
    created_at: instantSchema,
    /** null: an import, or a deleted user. */
    created_by: z.string().nullable(),
  })
  .meta({ id: 'SectionVersionRow' });
export type VersionRow = z.infer<typeof versionRowSchema>;

export const versionPageSchema = z.object({
  versions: z.array(versionRowSchema),
  /** Whether learners get this version. */
  current: z.int(),
  page: z.int(),
  pages: z.int(),
  total: z.int(),
});
