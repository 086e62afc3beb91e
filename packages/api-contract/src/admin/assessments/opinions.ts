import { z } from 'zod';
import { instantSchema } from '../../common/fields.ts';
import { assessmentShape, criterionSchema } from '../../learner/submissions/submission.ts';

/**
 * The progress of two opinions. `first` and `second`: this opinion is not finished. `settle`: both are finished, and an administrator
 * settles them. `settled`: the last release settled them, or the released assessment stays.
 */
export const OPINION_PHASES = ['first', 'second', 'settle', 'settled'] as const;
export type OpinionPhase = (typeof OPINION_PHASES)[number];

export const opinionPhaseSchema = z.enum(OPINION_PHASES);

/** A finished opinion. Learners never see it. */
const opinionSchema = z.object({
  ...assessmentShape,
  /** The mean of the four criteria, not rounded. */
  band: z.number(),
  /** The name of the assessor; null: a deleted user. */
  by: z.string().nullable(),
  finished_at: instantSchema,
});
export type OpinionBody = z.infer<typeof opinionSchema>;

/** Both opinions on a submission. An opinion is null if it is not finished, or hidden from the caller until both are. */
export const opinionsSchema = z
  .object({
    phase: opinionPhaseSchema,
    requested_at: instantSchema,
    /** The name of the user who requested the second opinion; null: a deleted user. */
    requested_by: z.string().nullable(),
    first: opinionSchema.nullable(),
    second: opinionSchema.nullable(),
  })
  .meta({ id: 'Opinions' });
export type OpinionsBody = z.infer<typeof opinionsSchema>;

/** Finishes the saved draft as an opinion. `revision`: the revision that the caller saw. */
export const finishOpinionBodySchema = z.object({ revision: z.int() });

/** How far opinions agree. Shares are from 0 to 1; null: no pair, or for kappa: all bands are the same. */
const agreementShape = {
  pairs: z.int(),
  exact: z.number().nullable(),
  /** The share of bands that differ by one at most. */
  within_one: z.number().nullable(),
  /** Quadratic weighted kappa. */
  kappa: z.number().nullable(),
};

/** The agreement of assessors over the latest pairs of finished opinions, `AGREEMENT_PAIRS_MAX` at most. */
export const agreementSchema = z
  .object({
    /** Submissions with two finished opinions. */
    submissions: z.int(),
    /** Bands of all criteria. */
    all: z.object(agreementShape),
    /** Criteria with a pair, in their order. */
    criteria: z.array(z.object({ criterion: criterionSchema, ...agreementShape })),
    /** The strictest first. */
    assessors: z.array(
      z.object({
        /** null: a deleted user. */
        name: z.string().nullable(),
        pairs: z.int(),
        /** The mean of the own band of a task minus the other's: below 0 is stricter. */
        mean_difference: z.number(),
      }),
    ),
  })
  .meta({ id: 'Agreement' });
export type AgreementBody = z.infer<typeof agreementSchema>;
