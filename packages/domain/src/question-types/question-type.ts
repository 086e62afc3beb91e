/** Every kind of question group. Each registry keyed by this list is total at compile time. */
export const QUESTION_TYPES = ['TFNG', 'MCQ', 'MULTI', 'FILL_BLANKS', 'MATCH_TABLE', 'DRAG_DROP', 'DROPDOWN'] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];
