import { CHOICE_FIELDS, NO_FIELDS, type QuestionShape } from '../question-shape.ts';

/** One of the group's choices for each row of a table. */
export const matchTableShape = {
  ...NO_FIELDS,
  ...CHOICE_FIELDS,
  answer: 'text',
  answers: 'one',
} as const satisfies QuestionShape;
