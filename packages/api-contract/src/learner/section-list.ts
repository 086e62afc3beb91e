import { MARKED_SKILLS } from '@bandwise/domain';
import { z } from 'zod';
import { idSchema, instantSchema, skillSchema } from '../common/fields.ts';
import { lastResultSchema } from './attempt.ts';

/**
 * The signed-in learner's attempt that continues when the section is opened: one with an answer. `deadline`: null where
 * the skill has no clock.
 */
const runningAttemptSchema = z
  .object({ attemptID: idSchema, deadline: instantSchema.nullable() })
  .meta({ id: 'RunningAttempt' });

/** A row of a practice list. `examContent`: writing and speaking only, and not while locked. */
export const sectionListRowSchema = z
  .object({
    id: idSchema,
    exam_id: idSchema,
    title: z.string(),
    part_number: z.int(),
    time: z.number(),
    questions_count: z.int(),
    created_at: instantSchema,
    locked: z.boolean(),
    examContent: z.array(z.string()).optional(),
    /** The signed-in learner's last result; null without one. */
    last_result: lastResultSchema,
    in_progress: runningAttemptSchema.optional(),
  })
  .meta({ id: 'SectionListRow' });
export type SectionListRow = z.infer<typeof sectionListRowSchema>;

export const sectionListSchema = z.object({ sections: z.array(sectionListRowSchema) });
export type SectionList = z.infer<typeof sectionListSchema>;

export const skillParamsSchema = z.object({ skill: skillSchema });
export const sectionParamsSchema = z.object({ skill: z.enum(MARKED_SKILLS), id: idSchema });
