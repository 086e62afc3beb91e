import { ANSWER_KINDS, type AnswerKindRules } from './answer-kinds.ts';
import { dragDropShape } from './drag-drop/shape.ts';
import { dropdownShape } from './dropdown/shape.ts';
import { fillBlanksShape } from './fill-blanks/shape.ts';
import { matchTableShape } from './match-table/shape.ts';
import { mcqShape } from './mcq/shape.ts';
import { multiShape } from './multi/shape.ts';
import type { QuestionShape } from './question-shape.ts';
import type { QuestionType } from './question-type.ts';
import { tfngShape } from './tfng/shape.ts';

/**
 * The shape of every question type. Parsing drops the fields that a type does not have.
 *
 * @example
 * ```ts
 * import { QUESTION_SHAPES } from '@bandwise/domain';
 *
 * QUESTION_SHAPES.FILL_BLANKS.answers; // => 'any'
 * ```
 */
export const QUESTION_SHAPES = {
  TFNG: tfngShape,
  MCQ: mcqShape,
  MULTI: multiShape,
  FILL_BLANKS: fillBlanksShape,
  MATCH_TABLE: matchTableShape,
  DRAG_DROP: dragDropShape,
  DROPDOWN: dropdownShape,
} as const satisfies Record<QuestionType, QuestionShape>;

export type ShapeOf<T extends QuestionType> = (typeof QUESTION_SHAPES)[T];

/**
 * How questions of a type are answered.
 *
 * @example
 * ```ts
 * import { answerKindOf } from '@bandwise/domain';
 *
 * [answerKindOf('MULTI').numberPerAnswer, answerKindOf('MCQ').numberPerAnswer]; // => [true, false]
 * ```
 */
export function answerKindOf(type: QuestionType): AnswerKindRules {
  return ANSWER_KINDS[QUESTION_SHAPES[type].answer];
}
