import { z } from 'zod';
import { idSchema, instantSchema, pageSchema, skillSchema, successSchema } from '../common/fields.ts';

const binPartSchema = z.object({
  id: idSchema,
  part_number: z.int(),
  title: z.string(),
  questions_count: z.int(),
});

/** One deletion: a whole exam, or a single section. */
export const binEntrySchema = z
  .object({
    exam_id: idSchema,
    skill: skillSchema,
    description: z.string(),
    /** A whole exam, with the sections that it had when it was deleted. */
    whole: z.boolean(),
    parts: z.array(binPartSchema).min(1),
    /** The numbers of the parts that the exam has now. */
    live_parts: z.array(z.int()),
    deleted_at: instantSchema,
    /** null: unknown, or a deleted user. */
    deleted_by: z.string().nullable(),
    /** The time from which it may be removed for good. */
    kept_until: instantSchema,
  })
  .meta({ id: 'BinEntry' });
export type BinEntry = z.infer<typeof binEntrySchema>;

export const binQuerySchema = z.object({ page: pageSchema });

export const binPageSchema = z.object({
  entries: z.array(binEntrySchema),
  page: z.int(),
  pages: z.int(),
  total: z.int(),
});

/** `section`: restores or removes only this section; without it, the whole exam. */
export const binPartQuerySchema = z.object({ section: idSchema.optional() });

export const binRestoreQuerySchema = z.object({
  ...binPartQuerySchema.shape,
  /** With `section`: the new number of the section, if another part now has its old one. */
  part_number: z.coerce.number().int().optional(),
});

export const restoredSchema = z.object({
  ...successSchema.shape,
  exam_id: idSchema,
  skill: skillSchema,
  /** The revision of the exam. */
  revision: z.int(),
});
