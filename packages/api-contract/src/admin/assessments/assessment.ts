import { z } from 'zod';
import { idSchema, instantSchema, pageSchema, skillSchema } from '../../common/fields.ts';
import {
  answerShape,
  assessmentShape,
  criterionSchema,
  feedbackSchema,
  submissionShape,
} from '../../learner/submissions/submission.ts';
import { resultLearnerSchema } from '../results.ts';
import { suggestionSchema } from './suggestion.ts';
import { opinionPhaseSchema, opinionsSchema } from './opinions.ts';

/**
 * `waiting`: no assessment is released, and no opinion finished. `second_opinion`: a second opinion is wanted, or both wait to be settled.
 * `assessed`: an assessment is released.
 */
export const QUEUE_STATES = ['waiting', 'second_opinion', 'assessed'] as const;
export type QueueState = (typeof QUEUE_STATES)[number];

/** `me`: shared out to the caller. `none`: to no assessor. */
export const QUEUE_SHARES = ['me', 'none'] as const;
export type QueueShare = (typeof QUEUE_SHARES)[number];

/** The assessor who works on a submission. A claim ends by itself unless its assessor saves. */
const claimSchema = z.object({
  /** The assessor's name. */
  by: z.string(),
  isOwn: z.boolean(),
  until: instantSchema,
});

/** The state of a submission for assessors. */
const assessedShape = {
  ...submissionShape,
  learner: resultLearnerSchema,
  /** The assessor who should assess it; null: any. */
  assigned_to: z.object({ id: idSchema, name: z.string() }).nullable(),
  /** null: no assessor works on it. */
  claim: claimSchema.nullable(),
  /** False for assessors who know the first opinion while the second is wanted. The claim of another assessor is not considered. */
  may_claim: z.boolean(),
};

/** A submission in the queue. */
export const queuedSubmissionSchema = z
  .object({
    ...assessedShape,
    exam_id: idSchema,
    /** Whether a draft of an assessment is saved. */
    has_draft: z.boolean(),
    /** The mean of the four criteria of the latest release, not rounded; null while it waits, or for assessors who may give a second opinion. */
    band: z.number().nullable(),
    released_at: instantSchema.nullable(),
    /** null: no second opinion was requested. */
    opinions: opinionPhaseSchema.nullable(),
  })
  .meta({ id: 'QueuedSubmission' });
export type QueuedSubmission = z.infer<typeof queuedSubmissionSchema>;

const filterShape = {
  state: z.enum(QUEUE_STATES).default('waiting'),
  skill: skillSchema.optional(),
  exam: idSchema.optional(),
  learner: idSchema.optional(),
  /** Learners of this class. */
  class: idSchema.optional(),
  shared: z.enum(QUEUE_SHARES).optional(),
  /** Part of a learner's name or address, or of a title; without regard to case and accents. */
  search: z.string().max(200).optional(),
};

/** Filters of a file of submissions. */
export const assessmentFileQuerySchema = z.object(filterShape);

export const queueQuerySchema = z.object({
  ...filterShape,
  page: pageSchema,
});
export type QueueQuery = z.output<typeof queueQuerySchema>;

/** Waiting submissions, the oldest first, or assessed ones, the latest release first. */
export const queueSchema = z
  .object({
    submissions: z.array(queuedSubmissionSchema),
    /** Independent of the filters; `ROWS_COUNTED` means at least so many. */
    counts: z.object({ waiting: z.int(), second_opinion: z.int(), assessed: z.int() }),
    page: z.int(),
    pages: z.int(),
    /** The number of matching submissions; `ROWS_COUNTED` means at least so many. */
    total: z.int(),
  })
  .meta({ id: 'AssessmentQueue' });
export type AssessmentQueue = z.infer<typeof queueSchema>;

/** A draft of an assessment, which only assessors see. */
const draftAssessmentSchema = z.object({
  ...assessmentShape,
  saved_at: instantSchema,
  /** The name of the assessor who saved it; null: a deleted user. */
  by: z.string().nullable(),
});

/** A released version. `pending`: the learner does not see it before `released_at`, and the release can be undone. */
const releasedSchema = z.object({ ...feedbackSchema.shape, pending: z.boolean() });

/** A submission as its assessor works on it. */
export const assessmentSchema = z
  .object({
    ...assessedShape,
    /** The server's time. */
    now: instantSchema,
    /** The task as HTML blocks, in the version that was answered. */
    examContent: z.array(z.string()),
    /** The criteria of the task in their order. */
    criteria: z.array(criterionSchema),
    ...answerShape,
    /** Pasted words, as the learner's screen counted them; null: not counted (whole exams, recordings). */
    pasted_words: z.int().nullable(),
    /** null: no service makes suggestions for it. `suggestion`: null if the service has sent none. */
    second_reader: z.object({ suggestion: suggestionSchema.nullable() }).nullable(),
    /** HTML; null: the task has none. */
    model_answer: z.string().nullable(),
    /** Increased by every saved draft, release and undo. */
    revision: z.int(),
    /** null: none, or hidden from the caller, like `released`, until both opinions are finished. */
    draft: draftAssessmentSchema.nullable(),
    /** The latest first. */
    released: z.array(releasedSchema),
    /** null: no second opinion was requested. */
    opinions: opinionsSchema.nullable(),
  })
  .meta({ id: 'Assessment' });
export type AssessmentBody = z.infer<typeof assessmentSchema>;

/** `revision`: the revision that the caller saw. The caller must have claimed the submission. */
export const saveAssessmentBodySchema = z.object({ revision: z.int(), ...assessmentShape });

export const assessmentSavedSchema = z
  .object({ revision: z.int(), saved_at: instantSchema, claim: claimSchema })
  .meta({ id: 'AssessmentSaved' });
export type AssessmentSaved = z.infer<typeof assessmentSavedSchema>;

/** Releases the saved draft. `at_once`: without the minute in which the release can be undone. */
export const releaseBodySchema = z.object({ revision: z.int(), at_once: z.boolean().default(false) });

/** `version`: the released version that is withdrawn. */
export const undoReleaseBodySchema = z.object({ version: z.int() });
