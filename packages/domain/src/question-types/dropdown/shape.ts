import { CHOICE_FIELDS, NO_FIELDS, type QuestionShape } from '../question-shape.ts';

/** One of the group's choices, picked from a list in each blank. */
export const dropdownShape = {
  ...NO_FIELDS,
  ...CHOICE_FIELDS,
  answer: 'text',
  answers: 'one',
  paragraph: true,
} as const satisfies QuestionShape;
