import type { FullGroup } from '../question-types/group.ts';
import { membersOf } from './any-order/members.ts';
import { countedKeys } from '../question-types/counted-keys.ts';
import { numberQuestions, type NumberedQuestion } from '../numbering/number-questions.ts';

/**
 * The key of one question, as it may be shown after submission.
 *
 * @example
 * ```ts
 * import { keysOf, type QuestionKey } from '@bandwise/domain';
 * import { buildKeyedGroup } from '@bandwise/domain/testing';
 *
 * const [key]: readonly QuestionKey[] = keysOf([buildKeyedGroup('MULTI', 21, ['Fig', 'Plum'])]);
 * key; // => { number: 21, numbers: [21, 22], address: '21', answers: ['Fig', 'Plum'] }
 * ```
 */
export interface QuestionKey {
  /** The first number it takes. */
  readonly number: number;
  /** All of them. */
  readonly numbers: readonly number[];
  /** The address of its answer. */
  readonly address: string;
  /** The right answer; all of them for MULTI; every accepted form for FILL_BLANKS, with those of the numbers that it shares answers with in any order. */
  readonly answers: readonly string[];
  /** Other whole keys that earn the same marks. Absent when there is none. */
  readonly also_accepted?: readonly (readonly string[])[];
  /** Everybody gets its marks. Absent when they do not. */
  readonly void?: true;
}

/**
 * The keys of a section, one per question. Never hand them to a learner before submission. Never throws.
 *
 * @example
 * ```ts
 * import { keysOf } from '@bandwise/domain';
 * import { buildKeyedGroup } from '@bandwise/domain/testing';
 *
 * keysOf([buildKeyedGroup('TFNG', 1)]).map(({ answers }) => answers); // => [['TRUE']]
 * ```
 */
export function keysOf(groups: readonly FullGroup[]): readonly QuestionKey[] {
  return numberQuestions(groups).map((numbered) => keyOf(numbered, groups[numbered.groupIndex]));
}

function keyOf(
  { number, numbers, address, type, questionIndex }: NumberedQuestion,
  group: FullGroup | undefined,
): QuestionKey {
  const question = group?.questions[questionIndex];
  const own = countedKeys(type, question?.answers ?? []);
  const others = group === undefined ? [] : membersOf(group, number).flatMap(({ keys }) => keys);
  return {
    number,
    numbers,
    address,
    answers: others.length === 0 ? own : [...new Set([...own, ...others])],
    ...(question?.also_accepted && { also_accepted: question.also_accepted }),
    ...(question?.void && { void: question.void }),
  };
}
