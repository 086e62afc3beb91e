import { z } from 'zod';
import { idSchema, instantSchema, skillSchema, variantSchema } from '../common/fields.ts';
import { momentSchema, secondsSchema, sittingStateSchema } from './sitting-plan.ts';
import { SUBMISSION_STATES } from './submissions/submission.ts';

export const bandSchema = z.object({
  band: z.number(),
  /** True if sources disagree about the band. */
  provisional: z.boolean(),
});

/**
 * The marks of an exam of a sitting; null: the exam was not taken, or its skill has no marks. `band`: only if the total is 40; of a writing
 * exam, once both tasks are assessed.
 */
export const examMarksSchema = z.object({
  marks: z.int().nullable(),
  total: z.int(),
  band: bandSchema.nullable(),
});

const overallShape = {
  /** The overall band; only from four bands. */
  overall: z.number().nullable(),
  /** The skills that the overall band waits for; empty: it is there, or will not come. */
  waiting_for: z.array(skillSchema),
};

/** A sitting in a list. `results`: of its exams in their order; empty while it runs. */
export const sittingSummarySchema = z
  .object({
    id: idSchema,
    status: z.enum(['running', 'ended']),
    created_at: instantSchema,
    /** The end of the sitting; null while it runs. */
    ended_at: instantSchema.nullable(),
    exams: z.array(z.object({ exam_id: idSchema, title: z.string(), skill: skillSchema, variant: variantSchema })),
    state: sittingStateSchema,
    results: z.array(z.object({ sat: z.boolean(), ...examMarksSchema.shape })),
    ...overallShape,
  })
  .meta({ id: 'SittingSummary' });
export type SittingSummary = z.infer<typeof sittingSummarySchema>;

export const sittingListQuerySchema = z.object({
  status: z.enum(['running', 'ended']).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  /** Sittings that were created before this one. */
  beforeID: idSchema.optional(),
});
export const sittingListSchema = z.object({ now: momentSchema, sittings: z.array(sittingSummarySchema) });

const ownSubmissionSchema = z.object({
  id: idSchema,
  state: z.enum(SUBMISSION_STATES),
  /** The mean of the four criteria, not rounded; null until it is assessed. */
  band: z.number().nullable(),
});

const partResultSchema = z.object({
  sectionID: idSchema,
  part_number: z.int(),
  title: z.string(),
  marks: z.int().nullable(),
  total: z.int(),
  /** The attempt whose review is at `GET /api/attempt/:id`; null if there is none. */
  attemptID: idSchema.nullable(),
  /** The task and the learner's text of a writing section. */
  examContent: z.array(z.string()),
  text: z.string().nullable(),
  /** The submission of the text at `GET /api/submission/:id`; absent: nothing was handed in. */
  submission: ownSubmissionSchema.exactOptional(),
});

/** The result of a sitting. `note` explains the bands that are shown. */
export const sittingResultSchema = z
  .object({
    id: idSchema,
    created_at: instantSchema,
    ended_at: instantSchema,
    exams: z.array(
      z.object({
        exam_id: idSchema,
        title: z.string(),
        skill: skillSchema,
        variant: variantSchema,
        /** Whether the exam was started: by the learner, or by the clock with answers after it. */
        sat: z.boolean(),
        seconds: secondsSchema,
        extra_seconds: secondsSchema,
        granted_seconds: secondsSchema,
        started_at: momentSchema.nullable(),
        ended_at: momentSchema.nullable(),
        ...examMarksSchema.shape,
        parts: z.array(partResultSchema),
      }),
    ),
    /** The speaking test that was handed in for this sitting; null: none. */
    speaking: z.object({ submission: ownSubmissionSchema, band: bandSchema.nullable() }).nullable(),
    ...overallShape,
    note: z.string().nullable(),
  })
  .meta({ id: 'SittingResult' });
export type SittingResultBody = z.infer<typeof sittingResultSchema>;
