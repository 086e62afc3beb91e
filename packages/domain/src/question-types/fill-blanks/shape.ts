import { NO_FIELDS, type QuestionShape } from '../question-shape.ts';

/** Words or figures, written into blanks of a paragraph or beside each question. */
export const fillBlanksShape = {
  ...NO_FIELDS,
  answer: 'text',
  answers: 'any',
  paragraph: true,
  word_limit: true,
  any_order: true,
} as const satisfies QuestionShape;
