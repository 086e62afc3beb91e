/**
 * Every kind of question group. Each registry keyed by this list is total at compile time.
 *
 * @example
 * ```ts
 * import { QUESTION_TYPES, QUESTION_SHAPES } from '@bandwise/domain';
 *
 * QUESTION_TYPES.filter((type) => QUESTION_SHAPES[type].paragraph); // => ['FILL_BLANKS', 'DRAG_DROP', 'DROPDOWN']
 * ```
 */
export const QUESTION_TYPES = ['TFNG', 'MCQ', 'MULTI', 'FILL_BLANKS', 'MATCH_TABLE', 'DRAG_DROP', 'DROPDOWN'] as const;

/**
 * One of `QUESTION_TYPES`.
 *
 * @example
 * ```ts
 * import { QUESTION_SHAPES, type QuestionType } from '@bandwise/domain';
 *
 * const type: QuestionType = 'MULTI';
 * QUESTION_SHAPES[type].answer; // => 'set'
 * ```
 */
export type QuestionType = (typeof QUESTION_TYPES)[number];
