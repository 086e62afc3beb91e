import type { AnswerKind } from './answer-kinds.ts';

/**
 * The structure of a question type as the learner's screen needs it, without rules of marking.
 *
 * @example
 * ```ts
 * import { QUESTION_SHAPES, type QuestionShape } from '@bandwise/domain';
 *
 * const shape: QuestionShape = QUESTION_SHAPES.MCQ;
 * [shape.answer, shape.answers, shape.options, shape.choices]; // => ['text', 'one', true, false]
 * ```
 */
export interface QuestionShape {
  /** How its questions are answered. */
  readonly answer: AnswerKind;
  /** The authored answers that count. `one`: the first is the key. `all`: every one. `any`: each is accepted. */
  readonly answers: 'one' | 'all' | 'any';
  /** Whether the questions or the groups of the type have the field. */
  readonly options: boolean;
  readonly choices: boolean;
  readonly letters: boolean;
  readonly choices_title: boolean;
  readonly paragraph: boolean;
  readonly labels: boolean;
  readonly reuse_choices: boolean;
  readonly word_limit: boolean;
  readonly any_order: boolean;
}

/** A type without extra fields; a shape adds its own after it. */
export const NO_FIELDS = {
  options: false,
  choices: false,
  letters: false,
  choices_title: false,
  paragraph: false,
  labels: false,
  reuse_choices: false,
  word_limit: false,
  any_order: false,
} as const satisfies Omit<QuestionShape, 'answer' | 'answers'>;

/** The fields of a type whose questions are answered with one of their group's choices. */
export const CHOICE_FIELDS = {
  choices: true,
  letters: true,
  choices_title: true,
} as const satisfies Partial<QuestionShape>;
