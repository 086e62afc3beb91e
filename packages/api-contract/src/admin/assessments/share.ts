import { TEACHING_LIMITS } from '@bandwise/domain/internal';
import { z } from 'zod';
import { idSchema } from '../../common/fields.ts';

export const shareQuerySchema = z.object({ class: idSchema });

/** The assessors of a class: its teachers, and the caller. */
export const shareSchema = z
  .object({
    /** Waiting submissions of the class that are shared out to no assessor. */
    unshared: z.int(),
    /** `waiting`: submissions of the class that are shared out to the assessor and wait. */
    assessors: z.array(z.object({ id: idSchema, name: z.string(), waiting: z.int() })),
  })
  .meta({ id: 'AssessmentShare' });
export type AssessmentShare = z.infer<typeof shareSchema>;

export const shareOutBodySchema = z.object({
  class: idSchema,
  assessors: z.array(idSchema).min(1, 'Choose at least one assessor').max(TEACHING_LIMITS.membersMax),
});

/** null: any assessor. */
export const assignBodySchema = z.object({ assessor: idSchema.nullable() });
