/**
 * How a question is answered. `text`: one text. `set`: several texts in any order. `list`: several texts, each in its place. Several
 * blanks of one number are separate questions (`14-1`, `14-2`), each with one text.
 *
 * @example
 * ```ts
 * import { QUESTION_SHAPES, type AnswerKind } from '@bandwise/domain';
 *
 * const kind: AnswerKind = QUESTION_SHAPES.MULTI.answer; // => 'set'
 * ```
 */
export type AnswerKind = 'text' | 'set' | 'list';

/**
 * The rules for one way of answering, shared by the types that use it.
 *
 * @example
 * ```ts
 * import { answerKindOf, type AnswerKindRules } from '@bandwise/domain';
 *
 * const rules: AnswerKindRules = answerKindOf('MULTI');
 * rules.rightAnswer(['Fig', 'Plum']); // => ['Fig', 'Plum']
 * ```
 */
export interface AnswerKindRules {
  /** Each answer of the key has its own question number, so the question cannot share a number with others. */
  readonly numberPerAnswer: boolean;
  /** Whether a key can have the same answer twice. */
  readonly mayRepeat: boolean;
  /** The separator of a key's answers in texts for people. */
  readonly separator: string;
  /** Returns the right answer for a key, in the form that a learner gives. */
  readonly rightAnswer: (keys: readonly string[]) => string | readonly string[];
}

export const ANSWER_KINDS = {
  text: { numberPerAnswer: false, mayRepeat: false, separator: ' / ', rightAnswer: ([first = '']) => first },
  set: { numberPerAnswer: true, mayRepeat: false, separator: '; ', rightAnswer: (keys) => keys },
  list: { numberPerAnswer: true, mayRepeat: true, separator: ' → ', rightAnswer: (keys) => keys },
} as const satisfies Record<AnswerKind, AnswerKindRules>;
