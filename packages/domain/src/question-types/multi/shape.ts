import { NO_FIELDS, type QuestionShape } from '../question-shape.ts';

/** Several of the options of each question. */
export const multiShape = {
  ...NO_FIELDS,
  answer: 'set',
  answers: 'all',
  options: true,
} as const satisfies QuestionShape;
