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

/** How many questions there are to practise: those that were answered wrong in an attempt. */
export const practiceSchema = z
  .object({
    due: z.int(),
    total: z.int(),
    /** When the next one is due; null while some are, and when there is none. */
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
  /** The first number of each question; several where they share a text, a picture or a list to choose from. */
  numbers: z.array(z.int()),
  /** Whether a grant has to be sent with its question. */
  locked: z.boolean(),
});
export type PracticeItem = z.infer<typeof practiceItemSchema>;

/** The questions that are due, in the order in which they are practised; at most twenty items of all that are left. */
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
  /** Chosen by the screen: the same turn sent again answers its first result. */
  turn: idSchema,
  sectionID: idSchema,
  version: z.int().min(1),
  numbers: z.array(z.int().min(1).max(9999)).min(1).max(ITEM_MAX),
  answers: answersSchema,
});

const daysSchema = z.int();

/** How a turn of practice came out. */
export const practiceTurnSchema = z
  .object({
    turn: idSchema,
    /** Verdicts, keys, explanations and evidence of the questions that were asked, and of no other. */
    result: markedSchema,
    /** Where problems with these questions are reported; null: nowhere, since they were changed. */
    attemptID: idSchema.nullable(),
    /** false: it was practised already, in another tab perhaps, and is not due. */
    counted: z.boolean(),
    /** Days until what was wrong comes again; null: nothing was. */
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
