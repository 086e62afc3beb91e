import { CHOICE_FIELDS, NO_FIELDS, type QuestionShape } from '../question-shape.ts';

/** One of the group's choices, dragged into each blank. */
export const dragDropShape = {
  ...NO_FIELDS,
  ...CHOICE_FIELDS,
  answer: 'text',
  answers: 'one',
  paragraph: true,
  reuse_choices: true,
} as const satisfies QuestionShape;
