import { z } from 'zod';
import { dateSchema, idSchema, instantSchema, skillSchema, variantSchema } from '../common/fields.ts';
import { attemptDetailSchema, savedResultSchema } from '../learner/attempt.ts';
import { bandSchema, sittingResultSchema } from '../learner/sitting-results.ts';
import { userStatsSchema } from '../learner/stats.ts';

/** What results can be sorted by. `marks`: the share of the total. */
export const RESULT_SORTS = ['submitted', 'marks', 'learner', 'test'] as const;
export type ResultSort = (typeof RESULT_SORTS)[number];

/** Which attempt of each learner at each section, or at each exam; absent: all of them. */
export const RESULT_TAKES = ['first', 'last', 'best'] as const;
export type ResultTake = (typeof RESULT_TAKES)[number];

/** What a row is: an attempt at a section, or a whole exam as it was sat. */
export const RESULT_KINDS = ['section', 'exam'] as const;
export type ResultKind = (typeof RESULT_KINDS)[number];

const filterShape = {
  kind: z.enum(RESULT_KINDS).default('section'),
  /** Of whole exams, the one that the section is of. */
  section: idSchema.optional(),
  /** Of attempts, those at all sections of the exam. */
  exam: idSchema.optional(),
  learner: idSchema.optional(),
  /** Days, both included, in the deployment's time zone. */
  from: dateSchema.optional(),
  to: dateSchema.optional(),
  /** Among what the other filters leave, and of those that the server marked. */
  take: z.enum(RESULT_TAKES).optional(),
  /** Part of a learner's name or address, or of a title; without regard to case and accents. */
  search: z.string().max(200).optional(),
};

/** What a file of results holds; the latest comes first. */
export const resultFileQuerySchema = z.object(filterShape);

export const resultListQuerySchema = z.object({
  ...filterShape,
  sort: z.enum(RESULT_SORTS).default('submitted'),
  order: z.enum(['asc', 'desc']).default('desc'),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
});
export type ResultListQuery = z.output<typeof resultListQuerySchema>;

const resultLearnerSchema = z
  .object({ id: idSchema, firstName: z.string(), lastName: z.string(), email: z.string() })
  .meta({ id: 'ResultLearner' });
export type ResultLearner = z.infer<typeof resultLearnerSchema>;

const resultShape = {
  id: idSchema,
  /** null: somebody who is gone. */
  learner: resultLearnerSchema.nullable(),
  exam_id: idSchema,
  skill: skillSchema,
  submitted_at: instantSchema,
  /** From its start to its end. null: it was handed in whole, or nothing says when it began. */
  seconds: z.int().nullable(),
  total: z.int(),
};

/** A submitted attempt in a list. */
const sectionResultSchema = z
  .object({
    ...resultShape,
    kind: z.literal('section'),
    section_id: idSchema,
    part_number: z.int(),
    /** Of the section, as it is now. */
    title: z.string(),
    /** `reported`: the learner's device counted the marks. */
    source: z.enum(['marked', 'reported']),
    /** Taken as a part of a whole exam; null: by itself. */
    sitting_id: idSchema.nullable(),
    marks: z.int(),
  })
  .meta({ id: 'SectionResult' });
export type SectionResult = z.infer<typeof sectionResultSchema>;

/** A whole exam that was sat, once its sitting is over. */
const examResultSchema = z
  .object({
    ...resultShape,
    kind: z.literal('exam'),
    sitting_id: idSchema,
    /** Of the exam, as it was when it was sat. */
    title: z.string(),
    variant: variantSchema,
    /** null: its skill has none. */
    marks: z.int().nullable(),
    /** Only where the total is 40. */
    band: bandSchema.nullable(),
  })
  .meta({ id: 'ExamResult' });
export type ExamResult = z.infer<typeof examResultSchema>;

export const resultRowSchema = z.discriminatedUnion('kind', [sectionResultSchema, examResultSchema]);
export type ResultRow = z.infer<typeof resultRowSchema>;

/** What a list was narrowed to, by its name now; null: by none, or by one that is not there. */
const resultSubjectSchema = z.object({
  section: z
    .object({ id: idSchema, exam_id: idSchema, skill: skillSchema, part_number: z.int(), title: z.string() })
    .nullable(),
  exam: z.object({ id: idSchema, skill: skillSchema, title: z.string() }).nullable(),
  learner: resultLearnerSchema.nullable(),
});

/** The rows that a list counts at most: counting more would read all of them for a figure that nobody reads. */
export const ROWS_COUNTED = 10_000;

export const resultListSchema = z.object({
  results: z.array(resultRowSchema),
  of: resultSubjectSchema,
  /** Of results that were found, on all pages: 10,000 at most. */
  total: z.int(),
  /** There are more than the 10,000 that were counted; filters and the file have them. */
  has_more: z.boolean(),
  /** The last one, where one past the end was asked for. */
  page: z.int(),
  pages: z.int(),
});
export type ResultList = z.infer<typeof resultListSchema>;

/** A submitted attempt as its learner saw it, against the version it was taken on. */
export const resultDetailSchema = z
  .object({
    ...attemptDetailSchema.shape,
    result: savedResultSchema,
    learner: resultLearnerSchema.nullable(),
    /** The exam that the section is of. */
    exam: z.object({ id: idSchema, title: z.string() }),
    /** `reported`: the learner's device counted the marks, and sent no answers. */
    source: z.enum(['marked', 'reported']),
    sitting_id: idSchema.nullable(),
    submitted_at: instantSchema,
    seconds: z.int().nullable(),
    /** By address, how many seconds after the start each answer was given last; of what arrived whole nothing is known. */
    answered_after: z.record(z.string(), z.int()),
  })
  .meta({ id: 'ResultDetail' });
export type ResultDetail = z.infer<typeof resultDetailSchema>;

/** A sitting that is over, as its learner saw it: writing tasks with what was written. */
export const sittingDetailSchema = z
  .object({ learner: resultLearnerSchema.nullable(), result: sittingResultSchema })
  .meta({ id: 'SittingDetail' });
export type SittingDetail = z.infer<typeof sittingDetailSchema>;

/** How a learner is doing. */
export const learnerResultsSchema = z
  .object({
    learner: resultLearnerSchema,
    stats: userStatsSchema,
    /** Whole exams that gave a band, the earliest first: at most the latest two hundred. */
    bands: z.array(examResultSchema),
  })
  .meta({ id: 'LearnerResults' });
export type LearnerResults = z.infer<typeof learnerResultsSchema>;
