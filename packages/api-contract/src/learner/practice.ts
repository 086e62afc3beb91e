import { z } from 'zod';
import { idSchema, instantSchema, questionTypeSchema, skillSchema } from '../common/fields.ts';
import { answersSchema, markedSchema } from './attempt.ts';
import { deliverySectionSchema } from './delivery.ts';

/** The learner's rating of a right answer. */
export const saySchema = z.enum(['guessed', 'hard', 'good', 'easy']);
export type Say = z.infer<typeof saySchema>;

const ITEM_MAX = 40;

/** The first numbers of questions, as `5,6`. */
const numberListSchema = z.string().regex(new RegExp(`^\\d{1,4}(,\\d{1,4}){0,${ITEM_MAX - 1}}$`));

/** The number of questions to practise: those with a wrong answer in an attempt. */
export const practiceSchema = z
  .object({
    due: z.int(),
    total: z.int(),
    /** The time when the next question is due; null if questions are due now, or if there are none. */
    next_due: instantSchema.nullable(),
    counts: z.array(z.object({ skill: skillSchema, type: questionTypeSchema, due: z.int(), total: z.int() })),
  })
  .meta({ id: 'Practice' });
export type PracticeBody = z.infer<typeof practiceSchema>;

export const practiceFilterSchema = z.object({
  skill: skillSchema.optional(),
  type: questionTypeSchema.optional(),
});

const practiceItemSchema = z.object({
  sectionID: idSchema,
  skill: skillSchema,
  title: z.string(),
  part_number: z.int(),
  type: questionTypeSchema,
  /** The first numbers of the questions. Questions that share a text, a picture or a list of choices stay together. */
  numbers: z.array(z.int()),
  /** Whether the section is locked, so that a grant must be sent. */
  locked: z.boolean(),
});
export type PracticeItem = z.infer<typeof practiceItemSchema>;

/** The questions that are due, in practice order; at most twenty items. */
export const practiceRoundSchema = z
  .object({ items: z.array(practiceItemSchema), left: z.int() })
  .meta({ id: 'PracticeRound' });

export const practiceQuestionQuerySchema = z.object({ sectionID: idSchema, numbers: numberListSchema });

const secondsSchema = z.object({ start: z.number(), end: z.number() });

/** Questions to practise, without their keys: a section in its delivery form with one group, which has only these. */
export const practiceQuestionSchema = z
  .object({
    section: deliverySectionSchema,
    numbers: z.array(z.int()),
    /** The seconds of the recording that answer the question, if the author gave them. */
    seconds: z.array(secondsSchema),
  })
  .meta({ id: 'PracticeQuestion' });
export type PracticeQuestion = z.infer<typeof practiceQuestionSchema>;

export const practiceCheckBodySchema = z.object({
  /** Chosen by the screen. The same turn sent again returns its first result. */
  turn: idSchema,
  sectionID: idSchema,
  version: z.int().min(1),
  numbers: z.array(z.int().min(1).max(9999)).min(1).max(ITEM_MAX),
  answers: answersSchema,
});

const daysSchema = z.int();

/** The result of a turn of practice. */
export const practiceTurnSchema = z
  .object({
    turn: idSchema,
    /** Verdicts, keys, explanations and evidence of the practised questions only. */
    result: markedSchema,
    /** Where the learner can report problems with these questions; null: nowhere, because the questions have changed. */
    attemptID: idSchema.nullable(),
    /** False if the questions were already practised, for example in another tab, and are not due. */
    counted: z.boolean(),
    /** Days until the wrong questions come again; null: all answers were right. */
    wrong: daysSchema.nullable(),
    /** For right answers: the rating, and for each possible rating the days until the next repetition. null if no answer was right. */
    right: z
      .object({
        said: saySchema,
        days: z.object({ guessed: daysSchema, hard: daysSchema, good: daysSchema, easy: daysSchema }),
      })
      .nullable(),
  })
  .meta({ id: 'PracticeTurn' });
export type PracticeTurn = z.infer<typeof practiceTurnSchema>;
