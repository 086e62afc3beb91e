import { z } from 'zod';
import { idSchema, instantSchema, questionTypeSchema, skillSchema } from '../common/fields.ts';
import { PARTS_MAX } from '../common/limits.ts';
import { examStateSchema } from './exam.ts';

/** What the list can be sorted by. `time` and `questions` are those of the whole test. */
export const EXAM_SORTS = ['created', 'title', 'questions', 'time', 'attempts', 'updated'] as const;
export type ExamSort = (typeof EXAM_SORTS)[number];

/** What the publish check says of a test, its warnings with it. */
export const FINDING_FILTERS = ['some'] as const;

export const examListQuerySchema = z.object({
  skill: skillSchema,
  /** Part of a title, or words of titles, passages and questions in any order; without regard to case and accents. */
  search: z.string().max(200).optional(),
  /** Only tests that have such a part, part number or question type. */
  part: z.coerce.number().int().min(1).max(PARTS_MAX).optional(),
  type: questionTypeSchema.optional(),
  state: examStateSchema.optional(),
  /** Only tests of which the publish check has something to say. */
  findings: z.enum(FINDING_FILTERS).optional(),
  sort: z.enum(EXAM_SORTS).default('created'),
  order: z.enum(['asc', 'desc']).default('desc'),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
});
export type ExamListQuery = z.output<typeof examListQuerySchema>;

/** Of what the publish check says: a part that was stored a moment ago by an earlier release counts none. */
const findingCountSchema = z.object({ errors: z.int(), warnings: z.int() });

const listedPartSchema = z.object({
  id: idSchema,
  part_number: z.int(),
  title: z.string(),
  time: z.number(),
  questions_count: z.int(),
  locked: z.boolean(),
  /** Of any learner, submitted. */
  attempts: z.int(),
  findings: findingCountSchema,
  /** Whether it is what was searched and filtered for. */
  found: z.boolean(),
});

export const listedExamSchema = z
  .object({
    exam_id: idSchema,
    revision: z.int(),
    state: examStateSchema,
    /** Of a test with several parts its name; else the title of its part. */
    title: z.string(),
    time: z.number(),
    questions_count: z.int(),
    attempts: z.int(),
    findings: findingCountSchema,
    created_at: instantSchema,
    /** The last change of the test or of one of its parts. */
    updated_at: instantSchema,
    parts: z.array(listedPartSchema),
  })
  .meta({ id: 'ListedExam' });
export type ListedExam = z.infer<typeof listedExamSchema>;

export const examListSchema = z.object({
  exams: z.array(listedExamSchema),
  /** Of tests that were found, on all pages. */
  total: z.int(),
  /** The last one, where one past the end was asked for. */
  page: z.int(),
  pages: z.int(),
});
export type ExamList = z.infer<typeof examListSchema>;

/** How many tests the publish check has something to say of; skills without one are left out. */
export const examFindingsSchema = z.object({ tests: z.array(z.object({ skill: skillSchema, count: z.int() })) });
export type ExamFindings = z.infer<typeof examFindingsSchema>;
