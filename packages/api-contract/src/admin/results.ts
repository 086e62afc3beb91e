import { z } from 'zod';
import { dateSchema, idSchema, instantSchema, pageSchema, skillSchema, variantSchema } from '../common/fields.ts';
import { attemptDetailSchema, savedResultSchema } from '../learner/attempt.ts';
import { bandSchema, sittingResultSchema } from '../learner/sitting-results.ts';
import { userStatsSchema } from '../learner/stats.ts';
import { criterionBandsSchema, SUBMISSION_STATES } from '../learner/submissions/submission.ts';

/** The columns that sort results. `marks`: the share of the total. */
export const RESULT_SORTS = ['submitted', 'marks', 'learner', 'test'] as const;
export type ResultSort = (typeof RESULT_SORTS)[number];

/** The selected attempt of each learner at each section or exam; absent: all attempts. */
export const RESULT_TAKES = ['first', 'last', 'best'] as const;
export type ResultTake = (typeof RESULT_TAKES)[number];

/** The kind of a row: an attempt at a section, a completed sitting of a whole exam, or work that was handed in to be assessed. */
export const RESULT_KINDS = ['section', 'exam', 'submission'] as const;
export type ResultKind = (typeof RESULT_KINDS)[number];

const filterShape = {
  kind: z.enum(RESULT_KINDS).default('section'),
  /** Attempts at this section; for whole exams, at the exam of the section. */
  section: idSchema.optional(),
  /** Sittings of this exam; for attempts, attempts at all its sections. */
  exam: idSchema.optional(),
  learner: idSchema.optional(),
  /** Days, both included, in the deployment's time zone. */
  from: dateSchema.optional(),
  to: dateSchema.optional(),
  /** Selects among the server-marked attempts that match the other filters. */
  take: z.enum(RESULT_TAKES).optional(),
  /** Part of a learner's name or address, or of a title; without regard to case and accents. */
  search: z.string().max(200).optional(),
};

/** Filters of a file of results; the latest result comes first. */
export const resultFileQuerySchema = z.object(filterShape);

export const resultListQuerySchema = z.object({
  ...filterShape,
  sort: z.enum(RESULT_SORTS).default('submitted'),
  order: z.enum(['asc', 'desc']).default('desc'),
  page: pageSchema,
});
export type ResultListQuery = z.output<typeof resultListQuerySchema>;

export const resultLearnerSchema = z
  .object({ id: idSchema, firstName: z.string(), lastName: z.string(), email: z.string() })
  .meta({ id: 'ResultLearner' });
export type ResultLearner = z.infer<typeof resultLearnerSchema>;

const resultShape = {
  id: idSchema,
  /** null: a deleted user. */
  learner: resultLearnerSchema.nullable(),
  exam_id: idSchema,
  skill: skillSchema,
  submitted_at: instantSchema,
  /** Seconds from start to submission; null: the attempt arrived complete, or its start is unknown. */
  seconds: z.int().nullable(),
};

/** A submitted attempt in a list. */
const sectionResultSchema = z
  .object({
    ...resultShape,
    total: z.int(),
    kind: z.literal('section'),
    section_id: idSchema,
    part_number: z.int(),
    /** The current title of the section. */
    title: z.string(),
    /** `reported`: the learner's device counted the marks. */
    source: z.enum(['marked', 'reported']),
    /** The sitting that the attempt belongs to; null: practice of a single section. */
    sitting_id: idSchema.nullable(),
    marks: z.int(),
  })
  .meta({ id: 'SectionResult' });
export type SectionResult = z.infer<typeof sectionResultSchema>;

/** A whole exam of a completed sitting. */
const examResultSchema = z
  .object({
    ...resultShape,
    total: z.int(),
    kind: z.literal('exam'),
    sitting_id: idSchema,
    /** The title of the exam at the time of the sitting. */
    title: z.string(),
    variant: variantSchema,
    /** null: the skill has no marks. */
    marks: z.int().nullable(),
    /** Only if the total is 40; of a writing exam, once both tasks are assessed. */
    band: bandSchema.nullable(),
  })
  .meta({ id: 'ExamResult' });
export type ExamResult = z.infer<typeof examResultSchema>;

/** A text or a speaking test that was handed in. `submitted_at`: when. */
const submissionResultSchema = z
  .object({
    ...resultShape,
    kind: z.literal('submission'),
    /** For a speaking test, its first section. */
    section_id: idSchema,
    part_number: z.int(),
    title: z.string(),
    sitting_id: idSchema.nullable(),
    /** Words of a text; 0 for recordings. */
    words: z.int(),
    /** The progress that the learner sees. */
    state: z.enum(SUBMISSION_STATES),
    /** The mean of the four criteria, not rounded; null until it is assessed. */
    band: z.number().nullable(),
    bands: criterionBandsSchema.nullable(),
    /** The name of the assessor; null until it is assessed, or a deleted user. */
    assessor: z.string().nullable(),
    assessed_at: instantSchema.nullable(),
  })
  .meta({ id: 'SubmissionResult' });
export type SubmissionResult = z.infer<typeof submissionResultSchema>;

export const resultRowSchema = z.discriminatedUnion('kind', [
  sectionResultSchema,
  examResultSchema,
  submissionResultSchema,
]);
export type ResultRow = z.infer<typeof resultRowSchema>;

/** The current name of a filter's subject; null without a filter, or if the subject does not exist. */
const resultSubjectSchema = z.object({
  section: z
    .object({ id: idSchema, exam_id: idSchema, skill: skillSchema, part_number: z.int(), title: z.string() })
    .nullable(),
  exam: z.object({ id: idSchema, skill: skillSchema, title: z.string() }).nullable(),
  learner: resultLearnerSchema.nullable(),
});

/** The highest count of a list: an exact count beyond it would read all rows for a figure of no use. */
export const ROWS_COUNTED = 10_000;

export const resultListSchema = z.object({
  results: z.array(resultRowSchema),
  of: resultSubjectSchema,
  /** The number of matching results on all pages, at most 10,000. */
  total: z.int(),
  /** True if there are more than 10,000 results. Filters and the CSV file reach all of them. */
  has_more: z.boolean(),
  /** The last page if the requested one is past the end. */
  page: z.int(),
  pages: z.int(),
});
export type ResultList = z.infer<typeof resultListSchema>;

/** A submitted attempt as the learner saw it, with the version that was attempted. */
export const resultDetailSchema = z
  .object({
    ...attemptDetailSchema.shape,
    result: savedResultSchema,
    learner: resultLearnerSchema.nullable(),
    /** The exam of the section. */
    exam: z.object({ id: idSchema, title: z.string() }),
    /** `reported`: the learner's device counted the marks, and sent no answers. */
    source: z.enum(['marked', 'reported']),
    sitting_id: idSchema.nullable(),
    submitted_at: instantSchema,
    seconds: z.int().nullable(),
    /** Seconds from the start to the last change of each answer, by address; empty for attempts that arrived complete. */
    answered_after: z.record(z.string(), z.int()),
  })
  .meta({ id: 'ResultDetail' });
export type ResultDetail = z.infer<typeof resultDetailSchema>;

/** A completed sitting as the learner saw it; writing tasks include the written text. */
export const sittingDetailSchema = z
  .object({ learner: resultLearnerSchema.nullable(), result: sittingResultSchema })
  .meta({ id: 'SittingDetail' });
export type SittingDetail = z.infer<typeof sittingDetailSchema>;

/** The progress of one learner. */
export const learnerResultsSchema = z
  .object({
    learner: resultLearnerSchema,
    stats: userStatsSchema,
    /** Whole exams with a band, the earliest first; only the latest two hundred. */
    bands: z.array(examResultSchema),
    /** What was handed in, the latest first; only the latest two hundred. */
    submissions: z.array(submissionResultSchema),
  })
  .meta({ id: 'LearnerResults' });
export type LearnerResults = z.infer<typeof learnerResultsSchema>;
