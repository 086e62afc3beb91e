import { z } from 'zod';
import { idSchema, instantSchema, skillSchema, variantSchema } from '../common/fields.ts';
import { bandSchema } from './sitting-results.ts';

/** An exam for a sitting. */
const fullExamSchema = z
  .object({
    exam_id: idSchema,
    title: z.string(),
    skill: skillSchema,
    variant: variantSchema,
    created_at: instantSchema,
    questions_count: z.int(),
    /** Minutes on the exam's clock, without extra time. */
    minutes: z.number(),
    /** Whether a section of the exam is locked. */
    locked: z.boolean(),
    parts: z.array(
      z.object({
        id: idSchema,
        part_number: z.int(),
        title: z.string(),
        questions_count: z.int(),
        time: z.number(),
        locked: z.boolean(),
      }),
    ),
    /** The signed-in learner's last completed sitting with this exam. */
    last_result: z
      .object({
        sittingID: idSchema,
        date: instantSchema,
        marks: z.int().nullable(),
        total: z.int(),
        band: bandSchema.nullable(),
      })
      .nullable(),
    /** The sitting in progress; `deadline`: the end of its phase. */
    in_progress: z.object({ sittingID: idSchema, phase: z.string(), deadline: instantSchema.nullable() }).nullable(),
  })
  .meta({ id: 'FullExam' });
export type FullExam = z.infer<typeof fullExamSchema>;

export const fullExamListSchema = z.object({ exams: z.array(fullExamSchema) });
