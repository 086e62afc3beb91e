import type { QuestionType } from '@bandwise/domain';

/** The types of questions, by the names of the tasks in IELTS. */
export const questionTypes = {
  TFNG: 'True/False/Not Given',
  MCQ: 'Multiple choice, one answer',
  MULTI: 'Multiple choice, several answers',
  FILL_BLANKS: 'Completion, labelling or short answers',
  MATCH_TABLE: 'Matching features or information',
  DRAG_DROP: 'Summary completion or matching (drag and drop)',
  DROPDOWN: 'Matching headings or sentence endings',
} as const satisfies Record<QuestionType, string>;
