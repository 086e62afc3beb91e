import type { DeliveryGroup, FullGroup } from '../question-types/group.ts';
import type { QuestionType } from '../question-types/question-type.ts';
import { addressOf } from './address.ts';
import { numbersTaken } from './numbers-taken.ts';

/**
 * A group in either form: as its author wrote it, or as a learner holds it.
 *
 * @example
 * ```ts
 * import { toDelivery, totalNumbers, type AnyGroup } from '@bandwise/domain';
 * import { buildContent, buildKeyedGroup } from '@bandwise/domain/testing';
 *
 * const content = buildContent({ groups: [buildKeyedGroup('MULTI', 21)] });
 * const forms: readonly (readonly AnyGroup[])[] = [content.groups, toDelivery(content).groups];
 * forms.map(totalNumbers); // => [2, 2]
 * ```
 */
export type AnyGroup = FullGroup | DeliveryGroup;

/**
 * One question and the numbers it takes. Subparts of one number are questions of their own here. Indices count from 0.
 *
 * @example
 * ```ts
 * import { numberQuestions, type NumberedQuestion } from '@bandwise/domain';
 * import { buildKeyedGroup } from '@bandwise/domain/testing';
 *
 * const [question]: readonly NumberedQuestion[] = numberQuestions([buildKeyedGroup('MULTI', 21)]);
 * question; // => { groupIndex: 0, questionIndex: 0, address: '21', number: 21, numbers: [21, 22], type: 'MULTI' }
 * ```
 */
export interface NumberedQuestion {
  readonly groupIndex: number;
  readonly questionIndex: number;
  /** The key of its answer in `Answers`. */
  readonly address: string;
  /** The first number it takes. */
  readonly number: number;
  /** `[14]`, or `[21, 22]` for a MULTI question with two answers. */
  readonly numbers: readonly number[];
  readonly type: QuestionType;
}

/**
 * Every question in order, with its address and the numbers it takes. Never throws.
 *
 * @example
 * ```ts
 * import { numberQuestions } from '@bandwise/domain';
 * import { buildKeyedGroup } from '@bandwise/domain/testing';
 *
 * const groups = [buildKeyedGroup('TFNG', 1), buildKeyedGroup('MULTI', 2)];
 * numberQuestions(groups).map(({ numbers }) => numbers); // => [[1], [2, 3]]
 * ```
 */
export function numberQuestions(groups: readonly AnyGroup[]): readonly NumberedQuestion[] {
  return groups.flatMap((group, groupIndex) =>
    group.questions.map((question, questionIndex) => ({
      groupIndex,
      questionIndex,
      address: addressOf(question),
      number: question.number,
      numbers: numbersFrom(question.number, numbersTaken(group.type, question)),
      type: group.type,
    })),
  );
}

function numbersFrom(first: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => first + index);
}
