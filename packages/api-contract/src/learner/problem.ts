import { LIMITS } from '@bandwise/domain';
import { PROBLEM_WORDS_MAX } from '@bandwise/domain/internal';
import { z } from 'zod';
import { idSchema, instantSchema } from '../common/fields.ts';

export const PROBLEM_STATES = ['open', 'fixed', 'declined'] as const;
export const problemStateSchema = z.enum(PROBLEM_STATES);
export type ProblemState = z.infer<typeof problemStateSchema>;

/** Plain text, never shown as HTML. */
export const plainTextSchema = z.string().trim();

export const sectionProblemParamsSchema = z.object({ sectionID: idSchema });

/** `number`: the first number of the question. `attemptID`: the attempt whose review was open. */
export const problemBodySchema = z.object({
  attemptID: idSchema,
  number: z.int().min(1).max(LIMITS.numberMax),
  words: plainTextSchema.min(1, 'Please say what is wrong.').max(PROBLEM_WORDS_MAX),
});

/** A problem that the learner reported, with its outcome. */
export const ownProblemSchema = z
  .object({
    id: idSchema,
    /** The first number of the question. */
    number: z.int(),
    words: z.string(),
    state: problemStateSchema,
    /** The reply of an administrator as plain text; '': none. */
    reply: z.string(),
    created_at: instantSchema,
    /** The time of the decision; null while the report is open. */
    decided_at: instantSchema.nullable(),
  })
  .meta({ id: 'OwnProblem' });
export type OwnProblem = z.infer<typeof ownProblemSchema>;

export const ownProblemsSchema = z.object({ problems: z.array(ownProblemSchema) });
