import { NO_FIELDS, type QuestionShape } from '../question-shape.ts';

/** One of the options of each question. */
export const mcqShape = {
  ...NO_FIELDS,
  answer: 'text',
  answers: 'one',
  options: true,
} as const satisfies QuestionShape;
