import { LIMITS } from '@bandwise/domain';
import { z } from 'zod';
import { idSchema, instantSchema, pageSchema, skillSchema } from '../../common/fields.ts';

/** The maximum length of the reason, which learners can read. */
const REGRADE_REASON_MAX = 500;

const addressSchema = z.string().trim().min(1).max(20);
const reasonSchema = z.string().trim().max(REGRADE_REASON_MAX);

/**
 * Exactly one of three. `accept`: one more accepted answer. `answers`: the whole key; with `keepsOld`, the old key stays accepted.
 * `void`: every learner gets the marks. `accept`, `keepsOld` and `void` never lower a mark. A dry run only reports what would change; a
 * real regrade needs a reason. `version`: the version that the caller saw; a different current version is a conflict.
 */
export const regradeBodySchema = z
  .object({
    question: addressSchema,
    accept: z.string().max(LIMITS.choiceTextMax).optional(),
    answers: z.array(z.string().max(LIMITS.choiceTextMax)).max(LIMITS.answersMax).optional(),
    keepsOld: z.boolean().default(false),
    void: z.literal(true).optional(),
    dryRun: z.boolean().default(false),
    reason: reasonSchema.optional(),
    version: z.int().optional(),
  })
  .refine((body) => [body.accept, body.answers, body.void].filter((one) => one !== undefined).length === 1, {
    message: 'Exactly one of accept, answers and void is required',
    path: ['answers'],
  })
  .refine(({ dryRun, reason = '' }) => dryRun || reason !== '', { message: 'A reason is required', path: ['reason'] });
export type RegradeBody = z.output<typeof regradeBodySchema>;

const peopleSchema = z.object({ id: idSchema, name: z.string() });

/** The number of results that change, and the number of their learners. */
const regradeSumsSchema = z.object({
  /** The number of checked results, and of results that were skipped because their version has a different question. */
  examined: z.int(),
  left_out: z.int(),
  /** The number of attempts in progress, which will be marked with the new key. */
  under_way: z.int(),
  gained: z.int(),
  lost: z.int(),
  /** Results where only the reason of a verdict changes. */
  reworded: z.int(),
  learners_gaining: z.int(),
  learners_losing: z.int(),
  /** Changed bands of whole exams, each with its count. */
  bands: z.array(z.object({ from: z.number(), to: z.number(), exams: z.int() })),
});
export type RegradeSums = z.infer<typeof regradeSumsSchema>;

const regradedRowSchema = z
  .object({
    attempt_id: idSchema,
    /** null: a deleted user. */
    learner: peopleSchema.nullable(),
    version: z.int(),
    submitted_at: instantSchema,
    given: z.array(z.string()),
    marks_before: z.int(),
    marks_after: z.int(),
    total: z.int(),
    /** The bands of the whole exam that includes the attempt; null without an exam or a band. */
    bands: z.object({ before: z.number(), after: z.number() }).nullable(),
  })
  .meta({ id: 'RegradedRow' });
export type RegradedRow = z.infer<typeof regradedRowSchema>;

const regradeFrame = {
  section_id: idSchema,
  exam_id: idSchema,
  title: z.string(),
  skill: skillSchema,
  part_number: z.int(),
  /** The address of the question. */
  question: z.string(),
  answers_before: z.array(z.string()),
  answers_after: z.array(z.string()),
  /** Other keys that were accepted too. */
  others_before: z.array(z.array(z.string())),
  others_after: z.array(z.array(z.string())),
  /** Every learner got the marks. */
  void_before: z.boolean(),
  void_after: z.boolean(),
  reason: z.string(),
  made_at: instantSchema,
  /** null: a deleted user. */
  made_by: z.string().nullable(),
  version_before: z.int(),
  /** The same version as before if the current version already had this key. */
  version_after: z.int(),
  sums: regradeSumsSchema,
};

/** The author, time and reason of undoing a regrade. */
const undoneSchema = z.object({ at: instantSchema, by: z.string().nullable(), reason: z.string() });

export const regradeSummarySchema = z
  .object({
    ...regradeFrame,
    id: idSchema,
    undone: undoneSchema.nullable(),
    /** Whether the regrade can be undone: only the latest of a section that is not undone yet. */
    may_undo: z.boolean(),
  })
  .meta({ id: 'RegradeSummary' });
export type RegradeSummary = z.infer<typeof regradeSummarySchema>;

/** `id`: null for a dry run. */
export const regradeSchema = z
  .object({
    ...regradeFrame,
    id: idSchema.nullable(),
    undone: undoneSchema.nullable(),
    may_undo: z.boolean(),
    /** Results whose marks change, the largest change first: a page of them. */
    rows: z.array(regradedRowSchema),
    page: z.int(),
    pages: z.int(),
  })
  .meta({ id: 'Regrade' });
export type Regrade = z.infer<typeof regradeSchema>;

export const regradeListQuerySchema = z.object({
  section: idSchema,
  page: pageSchema,
});

export const regradeListSchema = z.object({
  regrades: z.array(regradeSummarySchema),
  page: z.int(),
  pages: z.int(),
  total: z.int(),
});
export type RegradeList = z.infer<typeof regradeListSchema>;

export const regradeQuerySchema = z.object({ page: pageSchema });

export const regradeUndoBodySchema = z.object({ reason: reasonSchema.default('') });
