import { z } from 'zod';
import { idSchema, instantSchema, pageSchema, questionTypeSchema, skillSchema } from '../common/fields.ts';
import { PARTS_MAX } from '../common/limits.ts';
import { examStateSchema } from './exam.ts';

/** The columns that sort the list. `time` and `questions` belong to the whole test. */
export const EXAM_SORTS = ['created', 'title', 'questions', 'time', 'attempts', 'updated'] as const;
export type ExamSort = (typeof EXAM_SORTS)[number];

/** Filters by the findings of the publish check, warnings included. */
export const FINDING_FILTERS = ['some'] as const;

export const examListQuerySchema = z.object({
  skill: skillSchema,
  /** Part of a title, or words of titles, passages and questions in any order; without regard to case and accents. */
  search: z.string().max(200).optional(),
  /** Only tests with this part number or question type. */
  part: z.coerce.number().int().min(1).max(PARTS_MAX).optional(),
  type: questionTypeSchema.optional(),
  state: examStateSchema.optional(),
  /** Only tests with findings of the publish check. */
  findings: z.enum(FINDING_FILTERS).optional(),
  sort: z.enum(EXAM_SORTS).default('created'),
  order: z.enum(['asc', 'desc']).default('desc'),
  page: pageSchema,
});
export type ExamListQuery = z.output<typeof examListQuerySchema>;

/** Counts of findings; a part stored by an earlier release has none until it is checked again. */
const findingCountSchema = z.object({ errors: z.int(), warnings: z.int() });

const listedPartSchema = z.object({
  id: idSchema,
  part_number: z.int(),
  title: z.string(),
  time: z.number(),
  questions_count: z.int(),
  locked: z.boolean(),
  /** Submitted attempts of all learners. */
  attempts: z.int(),
  findings: findingCountSchema,
  /** Whether the part matches the search and the filters. */
  found: z.boolean(),
});

export const listedExamSchema = z
  .object({
    exam_id: idSchema,
    revision: z.int(),
    state: examStateSchema,
    /** The name of a test with several parts, or the title of a single part. */
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
  /** The number of matching tests on all pages. */
  total: z.int(),
  /** The last page if the requested one is past the end. */
  page: z.int(),
  pages: z.int(),
});
export type ExamList = z.infer<typeof examListSchema>;

/** The number of tests with findings, by skill; skills without tests to check are left out. */
export const examFindingsSchema = z.object({ tests: z.array(z.object({ skill: skillSchema, count: z.int() })) });
export type ExamFindings = z.infer<typeof examFindingsSchema>;
