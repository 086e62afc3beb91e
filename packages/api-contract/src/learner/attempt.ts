import { z } from 'zod';
import { idSchema, instantSchema, skillSchema } from '../common/fields.ts';
import { deliverySectionSchema } from './delivery.ts';
import { answersSchema, changesSchema, savedResultSchema } from './result.ts';

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
