import { LIMITS } from '@bandwise/domain';
import { z } from 'zod';
import { evidenceSchema, transcriptLineSchema } from '../common/evidence.ts';
import { idSchema, instantSchema, questionTypeSchema, skillSchema } from '../common/fields.ts';
import { deliverySectionSchema } from './delivery.ts';

/** As many answers as a section may have blanks: what may be published may be handed in. */
export const ANSWERS_MAX = LIMITS.questionsPerSectionMax * LIMITS.subpartMax;

/** A learner's answers, keyed by address (`"14"`, `"14-1"`); MULTI: the ticked option texts. */
export const answersSchema = z
  .record(z.string().max(20), z.union([z.string().max(2000), z.array(z.string().max(2000)).max(LIMITS.optionsMax)]))
  .refine((answers) => Object.keys(answers).length <= ANSWERS_MAX, `At most ${ANSWERS_MAX} answers`);
export type AnswersBody = z.infer<typeof answersSchema>;

/**
 * The answers that changed, each with when it was typed (milliseconds since 1970 by the server's clock, as the screen
 * reckons it from `now`). For one question the latest typed wins, whichever copy arrives last. `null` clears.
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
  /** Whether each blank of a number with several is right, in the order of `given`; only where not all are. */
  parts: z.array(z.boolean()).exactOptional(),
});
export type VerdictBody = z.infer<typeof verdictSchema>;

/** The key of a question, shown after submission. */
export const questionKeySchema = z.object({
  number: z.int(),
  numbers: z.array(z.int()),
  address: z.string(),
  answers: z.array(z.string()),
  /** Other whole keys that earn the same marks. */
  also_accepted: z.array(z.array(z.string())).exactOptional(),
  /** Everybody gets the marks. */
  void: z.literal(true).exactOptional(),
  /** HTML; absent when there is none, like all optional content. */
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
     * Lists the questions that a guest did not answer, by their first number. Their keys are left out, and so is what explains the whole
     * section. Absent when every question was answered.
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
    /** The earliest first; absent when there is none. */
    corrections: z.array(correctionSchema).readonly().exactOptional(),
  })
  .meta({ id: 'SavedResult' });
export type SavedResultBody = z.infer<typeof savedResultSchema>;

/** Proves that a guest started an attempt. Opaque. */
const guestTokenSchema = z.string().max(500);

/** A guest's attempt at one section. */
export const guestAttemptSchema = z.object({ attempt: guestTokenSchema }).meta({ id: 'GuestAttempt' });

/** `attempt`: what starting it answered. Required of a guest; not of an administrator, who may read the keys anyway. */
export const markBodySchema = z.object({ answers: answersSchema, attempt: guestTokenSchema.optional() });

/**
 * The server marks what was answered; the same attempt sent again answers its first result. What another device has
 * saved in the attempt stays, unless it was typed earlier: `changes` says when, for what the server has not confirmed
 * yet; without `changes`, every one of `answers` counts as typed now.
 *
 * `guestAttempt` hands over an attempt of a guest, by the token that starting it answered, with the answers that it ended with. It is stored
 * beside an attempt in progress, and once for each account, however often it is sent.
 */
export const saveAnswersBodySchema = z.object({
  sectionID: idSchema,
  answers: answersSchema,
  changes: changesSchema.optional(),
  attemptID: idSchema.optional(),
  guestAttempt: guestTokenSchema.optional(),
});

/** The bare form: marks counted elsewhere, stored as self-reported. It opens neither keys nor explanation. */
export const reportResultBodySchema = z.object({
  sectionID: idSchema,
  correctCount: z.int().min(0),
  total: z.int().min(0),
  // Answers that cannot be read make no report of what was sent with them.
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

/** One attempt. Times are the server's; `now` lets the screen set its clock by it. */
export const attemptSchema = z
  .object({
    id: idSchema,
    sectionID: idSchema,
    version: z.int(),
    status: z.enum(['in_progress', 'submitted']),
    started_at: instantSchema,
    /** When it closes by itself; null where the skill has no clock (listening). */
    deadline: instantSchema.nullable(),
    answers: answersSchema,
    revision: z.int(),
    now: instantSchema,
  })
  .meta({ id: 'Attempt' });
export type AttemptBody = z.infer<typeof attemptSchema>;

/** `restart`: discard the attempt in progress, if any, and begin a new one. */
export const startAttemptBodySchema = z.object({ sectionID: idSchema, restart: z.boolean().optional() });

export const saveAttemptBodySchema = z.object({ changes: changesSchema });

export const attemptSummarySchema = z
  .object({
    id: idSchema,
    sectionID: idSchema,
    title: z.string(),
    skill: skillSchema,
    part_number: z.int(),
    /** Whether the test may still be taken; one that was deleted keeps its attempts. */
    available: z.boolean(),
    version: z.int(),
    status: z.enum(['in_progress', 'submitted']),
    source: z.enum(['marked', 'reported']),
    started_at: instantSchema,
    /** null where the skill has no clock. */
    deadline: instantSchema.nullable(),
    /** The sitting that it was a part of; null: it was taken by itself. */
    sittingID: idSchema.nullable(),
    submitted_at: instantSchema.nullable(),
    /** Whether an answer was ever given, also one cleared since: one in progress without any was only looked at. */
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
  /** Attempts submitted, or if in progress started, before this. */
  before: instantSchema.optional(),
  /** With `before`, the last attempt seen: those that come after it. */
  beforeID: idSchema.optional(),
});
export const attemptListSchema = z.object({ attempts: z.array(attemptSummarySchema) });

/** An old attempt, against the version it was taken on. `result` only once submitted. */
export const attemptDetailSchema = z
  .object({ attempt: attemptSchema, section: deliverySectionSchema, result: savedResultSchema.nullable() })
  .meta({ id: 'AttemptDetail' });
export type AttemptDetail = z.infer<typeof attemptDetailSchema>;

/** How long each question took, by its first number. */
export const attemptTimesSchema = z
  .object({
    questions: z.array(
      z.object({
        number: z.int(),
        numbers: z.array(z.int()),
        /** From the answer before it to its own last answer; null: it has no answer. */
        seconds: z.int().nullable(),
        /** The median of other learners who took the same part by itself; null: too few have. */
        average: z.int().nullable(),
      }),
    ),
    /** How many attempts of other learners were looked at. */
    others: z.int(),
  })
  .meta({ id: 'AttemptTimes' });
export type AttemptTimes = z.infer<typeof attemptTimesSchema>;
