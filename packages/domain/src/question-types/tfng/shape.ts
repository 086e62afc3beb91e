import { NO_FIELDS, type QuestionShape } from '../question-shape.ts';

/** One of three labels for each statement. */
export const tfngShape = {
  ...NO_FIELDS,
  answer: 'text',
  answers: 'one',
  labels: true,
} as const satisfies QuestionShape;
