/**
 * How a question is answered. `text`: with one text. `set`: with several, in any order. `list`: with several, each in its
 * place. Several blanks of one number are questions of their own (`14-1`, `14-2`), each answered with a text.
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
  /** Each answer of the key takes a number, so such a question cannot share one with others. */
  readonly numberPerAnswer: boolean;
  /** The same answer may be in the key more than once. */
  readonly mayRepeat: boolean;
  /** The separator of a key's answers in texts for people. */
  readonly separator: string;
  /** The answer that a key calls for, as a learner gives it. */
  readonly rightAnswer: (keys: readonly string[]) => string | readonly string[];
}

export const ANSWER_KINDS = {
  text: { numberPerAnswer: false, mayRepeat: false, separator: ' / ', rightAnswer: ([first = '']) => first },
  set: { numberPerAnswer: true, mayRepeat: false, separator: '; ', rightAnswer: (keys) => keys },
  list: { numberPerAnswer: true, mayRepeat: true, separator: ' → ', rightAnswer: (keys) => keys },
} as const satisfies Record<AnswerKind, AnswerKindRules>;
