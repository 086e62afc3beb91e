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
  /** The first number of the question. */
  readonly number: number;
  /** All numbers of the question. */
  readonly numbers: readonly number[];
  /** The address of its answer. */
  readonly address: string;
  /** The right answer; for MULTI all right answers; for FILL_BLANKS every accepted answer, with those of its any-order list. */
  readonly answers: readonly string[];
  /** Other keys that earn the same marks. Absent if there are none. */
  readonly also_accepted?: readonly (readonly string[])[];
  /** Every learner gets the marks. Absent otherwise. */
  readonly void?: true;
}

/**
 * Lists the keys of a section, one for each question. Do not send them to a learner before submission. Never throws.
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
  const ownKeys = countedKeys(type, question?.answers ?? []);
  const otherKeys = group === undefined ? [] : membersOf(group, number).flatMap(({ keys }) => keys);
  return {
    number,
    numbers,
    address,
    answers: otherKeys.length === 0 ? ownKeys : [...new Set([...ownKeys, ...otherKeys])],
    ...(question?.also_accepted && { also_accepted: question.also_accepted }),
    ...(question?.void && { void: question.void }),
  };
}
