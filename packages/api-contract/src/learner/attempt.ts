import { LIMITS } from '@bandwise/domain';
import { z } from 'zod';
import { evidenceSchema, transcriptLineSchema } from '../common/evidence.ts';
import { idSchema, instantSchema, questionTypeSchema, skillSchema } from '../common/fields.ts';
import { deliverySectionSchema } from './delivery.ts';

/** The maximum number of answers: every blank of a published section can be answered. */
export const ANSWERS_MAX = LIMITS.questionsPerSectionMax * LIMITS.subpartMax;

/** A learner's answers, keyed by address (`"14"`, `"14-1"`); MULTI: the ticked option texts. */
export const answersSchema = z
  .record(z.string().max(20), z.union([z.string().max(2000), z.array(z.string().max(2000)).max(LIMITS.optionsMax)]))
  .refine((answers) => Object.keys(answers).length <= ANSWERS_MAX, `At most ${ANSWERS_MAX} answers`);
export type AnswersBody = z.infer<typeof answersSchema>;

/**
 * The changed answers, each with the time of the change (milliseconds since 1970 by the server's clock, which the screen computes from
 * `now`). The latest change of each question wins, in any order of arrival. `null` clears an answer.
 */
export const changesSchema = z
  .record(
    z.string().max(20),
    z.object({
      value: z.union([z.string().max(2000), z.array(z.string().max(2000)).max(LIMITS.optionsMax), z.null()]),
      at: z.int().min(0),
    }),
  )
  .refine((changes) => Object.keys(changes).length <= ANSWERS_MAX, `At most ${ANSWERS_MAX} changes`);
export type AttemptChanges = z.infer<typeof changesSchema>;

export const verdictSchema = z.object({
  number: z.int(),
  numbers: z.array(z.int()),
  type: questionTypeSchema,
  marks: z.int(),
  total: z.int(),
  correct: z.boolean(),
  blank: z.boolean(),
  reason: z.string(),
  given: z.array(z.string()),
  /** Whether each blank of a number with several blanks is right, in the order of `given`; only if not all are right. */
  parts: z.array(z.boolean()).exactOptional(),
});
export type VerdictBody = z.infer<typeof verdictSchema>;

/** The key of a question, shown after submission. */
export const questionKeySchema = z.object({
  number: z.int(),
  numbers: z.array(z.int()),
  address: z.string(),
  answers: z.array(z.string()),
  /** Other keys that earn the same marks. */
  also_accepted: z.array(z.array(z.string())).exactOptional(),
  /** Every learner gets the marks. */
  void: z.literal(true).exactOptional(),
  /** HTML; absent if there is none, like all optional content. */
  explanation: z.string().exactOptional(),
  evidence: z.array(evidenceSchema).readonly().exactOptional(),
});

/** A marked attempt. */
export const markedSchema = z
  .object({
    success: z.literal(true),
    correctCount: z.int(),
    total: z.int(),
    verdicts: z.array(verdictSchema),
    keys: z.array(questionKeySchema),
    explanation: z.string(),
    transcript: z.array(transcriptLineSchema).readonly().exactOptional(),
    modelAnswer: z.string().exactOptional(),
    /**
     * The questions that a guest did not answer, by their first number. Their keys and the explanation of the section are left out.
     * Absent if every question was answered.
     */
    withheld: z.array(z.int()).readonly().exactOptional(),
  })
  .meta({ id: 'Marked' });
export type MarkedBody = z.infer<typeof markedSchema>;

/** A correction of a submitted result after a wrong key. `isUndo`: the correction was reverted. */
const correctionSchema = z.object({
  at: instantSchema,
  before: z.int(),
  after: z.int(),
  reason: z.string(),
  isUndo: z.boolean(),
});
export type CorrectionBody = z.infer<typeof correctionSchema>;

const { withheld: _, ...openedBySubmission } = markedSchema.shape;

export const savedResultSchema = z
  .object({
    ...openedBySubmission,
    date: instantSchema,
    attemptID: idSchema,
    /** The earliest first; absent if there is none. */
    corrections: z.array(correctionSchema).readonly().exactOptional(),
    /** An assignment hides verdicts, keys and explanation. `until`: null for ever. Absent: they are shown. */
    hidden: z.object({ until: instantSchema.nullable() }).exactOptional(),
  })
  .meta({ id: 'SavedResult' });
export type SavedResultBody = z.infer<typeof savedResultSchema>;

/** Proves that a guest started an attempt. Opaque. */
export const guestTokenSchema = z.string().max(500);

/** A guest's attempt at one section. */
export const guestAttemptSchema = z.object({ attempt: guestTokenSchema }).meta({ id: 'GuestAttempt' });

/** `attempt`: the token of the started attempt. Required for a guest; not for an administrator, who can read keys anyway. */
export const markBodySchema = z.object({ answers: answersSchema, attempt: guestTokenSchema.optional() });

/**
 * The server marks the answers. The same attempt sent again returns its first result. It does not overwrite newer answers that another
 * device has saved in the attempt: `changes` has the times of the unconfirmed answers; without `changes`, all `answers` count as typed now.
 * `guestAttempt` hands over an attempt of a guest: it has the token of the started attempt and its final answers. The server stores it
 * once for each account, even beside an attempt in progress.
 */
export const saveAnswersBodySchema = z.object({
  sectionID: idSchema,
  answers: answersSchema,
  changes: changesSchema.optional(),
  attemptID: idSchema.optional(),
  guestAttempt: guestTokenSchema.optional(),
});

/** The short form: marks that another system counted, stored as self-reported. It opens neither keys nor explanations. */
export const reportResultBodySchema = z.object({
  sectionID: idSchema,
  correctCount: z.int().min(0),
  total: z.int().min(0),
  // A body with unreadable answers does not count as the short form.
  answers: z.never().optional(),
});

export const saveResultBodySchema = z.union([saveAnswersBodySchema, reportResultBodySchema], {
  error: 'Either answers by question number, or correctCount and total as numbers, are required',
});

export type SaveResultBody = z.infer<typeof saveResultBodySchema>;

export const lastResultSchema = z
  .object({ correctCount: z.int(), total: z.int(), date: instantSchema, attemptID: idSchema })
  .nullable();
export type LastResult = z.infer<typeof lastResultSchema>;

/** One attempt. Times are the server's; the screen sets its clock by `now`. */
export const attemptSchema = z
  .object({
    id: idSchema,
    sectionID: idSchema,
    version: z.int(),
    status: z.enum(['in_progress', 'submitted']),
    started_at: instantSchema,
    /** The time when the attempt closes; null if the skill has no clock (listening). */
    deadline: instantSchema.nullable(),
    answers: answersSchema,
    revision: z.int(),
    now: instantSchema,
  })
  .meta({ id: 'Attempt' });
export type AttemptBody = z.infer<typeof attemptSchema>;

/** `restart`: discards the attempt in progress and starts a new one. */
export const startAttemptBodySchema = z.object({ sectionID: idSchema, restart: z.boolean().optional() });

export const saveAttemptBodySchema = z.object({ changes: changesSchema });

export const attemptSummarySchema = z
  .object({
    id: idSchema,
    sectionID: idSchema,
    title: z.string(),
    skill: skillSchema,
    part_number: z.int(),
    /** Whether the test still exists. A deleted test keeps its attempts. */
    available: z.boolean(),
    version: z.int(),
    status: z.enum(['in_progress', 'submitted']),
    source: z.enum(['marked', 'reported']),
    started_at: instantSchema,
    /** null where the skill has no clock. */
    deadline: instantSchema.nullable(),
    /** The sitting of the attempt; null: practice of a single section. */
    sittingID: idSchema.nullable(),
    submitted_at: instantSchema.nullable(),
    /** Whether the attempt ever had an answer, including a cleared one. An attempt in progress without answers was only viewed. */
    answered: z.boolean(),
    correctCount: z.int().nullable(),
    total: z.int().nullable(),
  })
  .meta({ id: 'AttemptSummary' });
export type AttemptSummary = z.infer<typeof attemptSummarySchema>;

export const attemptListQuerySchema = z.object({
  sectionID: idSchema.optional(),
  skill: skillSchema.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  /** Lists attempts that were submitted (in progress: started) before this time. */
  before: instantSchema.optional(),
  /** With `before`: the last attempt of the previous page. */
  beforeID: idSchema.optional(),
});
export const attemptListSchema = z.object({ attempts: z.array(attemptSummarySchema) });

/** A stored attempt with the version that was attempted. `result` only after submission. */
export const attemptDetailSchema = z
  .object({ attempt: attemptSchema, section: deliverySectionSchema, result: savedResultSchema.nullable() })
  .meta({ id: 'AttemptDetail' });
export type AttemptDetail = z.infer<typeof attemptDetailSchema>;

/** The time that each question took, by its first number. */
export const attemptTimesSchema = z
  .object({
    questions: z.array(
      z.object({
        number: z.int(),
        numbers: z.array(z.int()),
        /** Seconds from the previous answer to the last answer of this question; null: no answer. */
        seconds: z.int().nullable(),
        /** The median of other learners who practised the same section; null: too few attempts. */
        average: z.int().nullable(),
      }),
    ),
    /** The number of other learners' attempts behind the median. */
    others: z.int(),
  })
  .meta({ id: 'AttemptTimes' });
export type AttemptTimes = z.infer<typeof attemptTimesSchema>;
