import { TEACHING_LIMITS } from '@bandwise/domain/internal';
import { z } from 'zod';
import { idSchema } from '../../common/fields.ts';

/**
 * `class`: its teachers and submissions. `learner`: those who may assess the work of this learner. Without both, all assessors for
 * administrators, and for teachers the teachers of their classes.
 */
export const shareQuerySchema = z.object({ class: idSchema.optional(), learner: idSchema.optional() });

/** Assessors, always with the caller. The numbers are those of the class, or of all learners of the caller. */
export const shareSchema = z
  .object({
    /** Waiting submissions that are shared out to no assessor. */
    unshared: z.int(),
    /** `waiting`: submissions that are shared out to the assessor and wait. */
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
