import { STATISTICS_FLAGS } from '@bandwise/domain/internal';
import { z } from 'zod';
import { idSchema, questionTypeSchema, skillSchema } from '../common/fields.ts';

/** The attempts of a learner that count: by time of submission, or by marks (the earliest of equal marks). */
export const STATISTICS_TAKES = ['first', 'last', 'best', 'all'] as const;
export type StatisticsTake = (typeof STATISTICS_TAKES)[number];

/** The versions whose attempts count together: with the same questions, or with the same numbers and types. */
export const STATISTICS_VERSIONS = ['same', 'alike'] as const;
export type StatisticsVersions = (typeof STATISTICS_VERSIONS)[number];

const takenSchema = z.object({
  take: z.enum(STATISTICS_TAKES).default('first'),
  versions: z.enum(STATISTICS_VERSIONS).default('same'),
});

export const statisticsQuerySchema = takenSchema.extend({
  /** Figures of fewer than ten attempts, which are hidden otherwise. */
  few: z.literal('show').optional(),
});
export type StatisticsQuery = z.output<typeof statisticsQuerySchema>;

export const answersQuerySchema = takenSchema.extend({
  /** The address of one of its blanks. */
  question: z.string().regex(/^\d{1,3}(-\d{1,3})?$/),
});
export type AnswersQuery = z.output<typeof answersQuerySchema>;

/** In percent. */
const percentSchema = z.number().nullable();

const byThird = <T extends z.ZodType>(schema: T) => z.object({ lower: schema, middle: schema, upper: schema });

const figuresSchema = z.object({
  /** In marks, as are median, deviation and standard error. */
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
    /** The addresses of its answers; several if one number has several blanks. */
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
    /** Its facility among the worst, the middle and the best third of the attempts. */
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
    /** Too few attempts, and figures were not requested explicitly: there are no figures. */
    hidden: z.boolean(),
    /** Submitted and marked attempts that do not count. */
    left_out: z.object({
      /** Attempts at versions with other questions. */
      other_versions: z.int(),
      /** Attempts of deleted accounts: their order is unknown. */
      no_account: z.int(),
    }),
    figures: figuresSchema.nullable(),
    /** How many attempts came to 0 marks, to 1, and so on. */
    histogram: z.array(z.int()),
    questions: z.array(questionStatisticsSchema),
  })
  .meta({ id: 'Statistics' });
export type StatisticsBody = z.infer<typeof statisticsSchema>;

const givenAnswerSchema = z.object({
  /** As most wrote it; a choice as it is offered. */
  answer: z.string(),
  /** As learners see it: a choice of a list with letters has its letter before its text. */
  label: z.string(),
  /** Other ways in which it was written, the most frequent first. */
  forms: z.array(z.string()),
  count: z.int(),
  /** The number of these that earned the mark. */
  right: z.int(),
  /** It is the key, or one of its answers. */
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
    /** Attempts in each third of all that count. */
    thirds: byThird(z.int()),
    blanks: z.array(
      z.object({
        address: z.string(),
        /** Typed answers are put together by the normal form of the marking library. */
        kind: z.enum(['choices', 'typed']),
        key: z.array(z.string()),
        /** The most frequent first; of choices all, in the order they are offered. */
        answers: z.array(givenAnswerSchema),
        /** Answered otherwise than `answers` lists. */
        others: z.int(),
        blank: z.int(),
      }),
    ),
  })
  .meta({ id: 'AnswerAnalysis' });
export type AnswerAnalysis = z.infer<typeof answerAnalysisSchema>;
