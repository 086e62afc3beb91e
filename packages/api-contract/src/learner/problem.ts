import { LIMITS } from '@bandwise/domain';
import { PROBLEM_WORDS_MAX } from '@bandwise/domain/internal';
import { z } from 'zod';
import { idSchema, instantSchema } from '../common/fields.ts';

export const PROBLEM_STATES = ['open', 'fixed', 'declined'] as const;
export const problemStateSchema = z.enum(PROBLEM_STATES);
export type ProblemState = z.infer<typeof problemStateSchema>;

/** Shown as it is, never as HTML. */
export const plainTextSchema = z.string().trim();

export const sectionProblemParamsSchema = z.object({ sectionID: idSchema });

/** `number`: the first that the question takes. `attemptID`: the attempt in whose review it was noticed. */
export const problemBodySchema = z.object({
  attemptID: idSchema,
  number: z.int().min(1).max(LIMITS.numberMax),
  words: plainTextSchema.min(1, 'Please say what is wrong.').max(PROBLEM_WORDS_MAX),
});

/** A problem that the learner reported, with its outcome. */
export const ownProblemSchema = z
  .object({
    id: idSchema,
    /** The first that the question takes. */
    number: z.int(),
    words: z.string(),
    state: problemStateSchema,
    /** From an administrator, as plain text; '': none. */
    reply: z.string(),
    created_at: instantSchema,
    /** null while it is open. */
    decided_at: instantSchema.nullable(),
  })
  .meta({ id: 'OwnProblem' });
export type OwnProblem = z.infer<typeof ownProblemSchema>;

export const ownProblemsSchema = z.object({ problems: z.array(ownProblemSchema) });
