import type { QuestionType } from '@bandwise/domain';

/** The types of questions, by the names of the tasks in IELTS. */
export const questionTypes = {
  TFNG: 'True/False/Not Given',
  MCQ: 'Multiple choice, one answer',
  MULTI: 'Multiple choice, several answers',
  FILL_BLANKS: 'Note, table or summary completion',
  MATCH_TABLE: 'Matching features or information',
  DRAG_DROP: 'Summary completion with a list',
  DROPDOWN: 'Matching headings or sentence endings',
} as const satisfies Record<QuestionType, string>;
