import { STATISTICS_FLAGS } from '@bandwise/domain/internal';
import { z } from 'zod';
import { idSchema, questionTypeSchema, skillSchema } from '../common/fields.ts';

/** The choice of a learner's attempts: the first, the last, the best by marks (the earliest of equal marks), or all. */
export const STATISTICS_TAKES = ['first', 'last', 'best', 'all'] as const;
export type StatisticsTake = (typeof STATISTICS_TAKES)[number];

/** The choice of versions that count together: those with the same questions, or those with the same numbers and types. */
export const STATISTICS_VERSIONS = ['same', 'alike'] as const;
export type StatisticsVersions = (typeof STATISTICS_VERSIONS)[number];

const takenSchema = z.object({
  take: z.enum(STATISTICS_TAKES).default('first'),
  versions: z.enum(STATISTICS_VERSIONS).default('same'),
});

export const statisticsQuerySchema = takenSchema.extend({
  /** Whether to show figures from fewer than ten attempts, which are hidden by default. */
  few: z.literal('show').optional(),
});
export type StatisticsQuery = z.output<typeof statisticsQuerySchema>;

export const answersQuerySchema = takenSchema.extend({
  /** The address of one blank of the question. */
  question: z.string().regex(/^\d{1,3}(-\d{1,3})?$/),
});
export type AnswersQuery = z.output<typeof answersQuerySchema>;

/** In percent. */
const percentSchema = z.number().nullable();

const byThird = <T extends z.ZodType>(schema: T) => z.object({ lower: schema, middle: schema, upper: schema });

const figuresSchema = z.object({
  /** In marks, like the median, the deviation and the standard error. */
  mean: z.number().nullable(),
  median: z.number().nullable(),
  deviation: z.number().nullable(),
  skewness: z.number().nullable(),
  kurtosis: z.number().nullable(),
  consistency: percentSchema,
  error_ratio: percentSchema,
  standard_error: z.number().nullable(),
});

const questionStatisticsSchema = z
  .object({
    sectionID: idSchema,
    /** The addresses of the question; several if its number has several blanks. */
    addresses: z.array(z.string()),
    number: z.int(),
    numbers: z.array(z.int()),
    type: questionTypeSchema,
    /** The question as plain text, shortened. */
    asks: z.string(),
    total: z.int(),
    attempts: z.int(),
    facility: percentSchema,
    /** In marks. */
    deviation: z.number().nullable(),
    random_guess: z.number(),
    intended_weight: percentSchema,
    effective_weight: percentSchema,
    discrimination: percentSchema,
    efficiency: percentSchema,
    /** The facility in the lowest, the middle and the highest third of the attempts. */
    thirds: byThird(percentSchema),
    flags: z.array(z.enum(STATISTICS_FLAGS)),
  })
  .meta({ id: 'QuestionStatistics' });
export type QuestionStatisticsBody = z.infer<typeof questionStatisticsSchema>;

const statisticsPartSchema = z.object({
  sectionID: idSchema,
  part_number: z.int(),
  title: z.string(),
  version: z.int(),
  /** The versions whose attempts count. */
  versions: z.array(z.int()),
});

/** Statistics of a section, or of an exam: learners who attempted all its parts, with the sum of their marks. */
export const statisticsSchema = z
  .object({
    exam_id: idSchema,
    skill: skillSchema,
    name: z.string(),
    parts: z.array(statisticsPartSchema),
    take: z.enum(STATISTICS_TAKES),
    total: z.int(),
    attempts: z.int(),
    /** True if there are too few attempts for figures and the caller did not request them anyway. */
    hidden: z.boolean(),
    /** The number of submitted and marked attempts that do not count, by reason. */
    left_out: z.object({
      /** Attempts at versions with other questions. */
      other_versions: z.int(),
      /** Attempts of deleted accounts: their order is unknown. */
      no_account: z.int(),
    }),
    figures: figuresSchema.nullable(),
    /** The number of attempts with 0 marks, with 1 mark, and so on. */
    histogram: z.array(z.int()),
    questions: z.array(questionStatisticsSchema),
  })
  .meta({ id: 'Statistics' });
export type StatisticsBody = z.infer<typeof statisticsSchema>;

const givenAnswerSchema = z.object({
  /** The most frequent spelling; of a choice, its text. */
  answer: z.string(),
  /** The text that learners see: a choice of a lettered list has its letter in front. */
  label: z.string(),
  /** Other ways in which it was written, the most frequent first. */
  forms: z.array(z.string()),
  count: z.int(),
  /** The number of these answers that earned the mark. */
  right: z.int(),
  /** Whether this answer is the key or one of its answers. */
  is_key: z.boolean(),
  thirds: byThird(z.int()),
});
export type GivenAnswer = z.infer<typeof givenAnswerSchema>;

export const answerAnalysisSchema = z
  .object({
    sectionID: idSchema,
    number: z.int(),
    type: questionTypeSchema,
    total: z.int(),
    attempts: z.int(),
    /** The number of counted attempts in each third. */
    thirds: byThird(z.int()),
    blanks: z.array(
      z.object({
        address: z.string(),
        /** Typed answers with the same normal form of the marking library count as one answer. */
        kind: z.enum(['choices', 'typed']),
        key: z.array(z.string()),
        /** The most frequent first; all choices of a question that is answered by choosing, in their order. */
        answers: z.array(givenAnswerSchema),
        /** The number of answers that `answers` does not list. */
        others: z.int(),
        blank: z.int(),
      }),
    ),
  })
  .meta({ id: 'AnswerAnalysis' });
export type AnswerAnalysis = z.infer<typeof answerAnalysisSchema>;
