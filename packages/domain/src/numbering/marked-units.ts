import { answerKindOf } from '../question-types/question-shapes.ts';
import type { QuestionType } from '../question-types/question-type.ts';
import { numberQuestions, type AnyGroup, type NumberedQuestion } from './number-questions.ts';

/**
 * A unit of marking: a question, or all subparts of one number together. Indices count from 0.
 *
 * @example
 * ```ts
 * import { markedUnits, type MarkedUnit } from '@bandwise/domain';
 * import { buildGroup, buildQuestion } from '@bandwise/domain/testing';
 *
 * const questions = [1, 2].map((subpart) => buildQuestion({ number: 14, subpart }));
 * const [unit]: readonly MarkedUnit[] = markedUnits([buildGroup('FILL_BLANKS', { questions })]);
 * unit?.addresses; // => ['14-1', '14-2']
 * ```
 */
export interface MarkedUnit {
  readonly groupIndex: number;
  /** Indices of its questions in the group; several when the number has subparts. */
  readonly questionIndexes: readonly number[];
  /** The addresses of its answers, one for each question. */
  readonly addresses: readonly string[];
  /** The first number it takes. */
  readonly number: number;
  /** All of them. */
  readonly numbers: readonly number[];
  readonly type: QuestionType;
}

/**
 * Every marked unit in order: the rows of a result, and the squares of the navigator. Never throws.
 *
 * @example
 * ```ts
 * import { markedUnits } from '@bandwise/domain';
 * import { buildKeyedGroup } from '@bandwise/domain/testing';
 *
 * markedUnits([buildKeyedGroup('MCQ', 1), buildKeyedGroup('TFNG', 2)]).map(({ number }) => number); // => [1, 2]
 * ```
 */
export function markedUnits(groups: readonly AnyGroup[]): readonly MarkedUnit[] {
  const units: GrowingUnit[] = [];
  const unitsByNumber = new Map<string, GrowingUnit>();
  for (const question of numberQuestions(groups)) {
    const shared = sharedNumber(question);
    const unit = shared === null ? undefined : unitsByNumber.get(shared);
    if (unit === undefined) {
      const first = unitOf(question);
      if (shared !== null) unitsByNumber.set(shared, first);
      units.push(first);
    } else {
      unit.questionIndexes.push(question.questionIndex);
      unit.addresses.push(question.address);
    }
  }
  return units;
}

/**
 * The section's total: how many numbers its questions take, and the denominator of every result. 0 without questions.
 *
 * @example
 * ```ts
 * import { totalNumbers } from '@bandwise/domain';
 * import { buildKeyedGroup } from '@bandwise/domain/testing';
 *
 * totalNumbers([buildKeyedGroup('MCQ', 1), buildKeyedGroup('MULTI', 2)]); // => 3
 * ```
 */
export function totalNumbers(groups: readonly AnyGroup[]): number {
  return markedUnits(groups).reduce((sum, unit) => sum + unit.numbers.length, 0);
}

/**
 * The smallest number of the section.
 *
 * @returns null if it has no question.
 *
 * @example
 * ```ts
 * import { firstNumber } from '@bandwise/domain';
 * import { buildKeyedGroup } from '@bandwise/domain/testing';
 *
 * firstNumber([buildKeyedGroup('MCQ', 14)]); // => 14
 * firstNumber([]); // => null
 * ```
 */
export function firstNumber(groups: readonly AnyGroup[]): number | null {
  return edge(groups, (a, b) => Math.min(a, b));
}

/**
 * The largest number of the section.
 *
 * @returns null if it has no question.
 *
 * @example
 * ```ts
 * import { lastNumber } from '@bandwise/domain';
 * import { buildKeyedGroup } from '@bandwise/domain/testing';
 *
 * lastNumber([buildKeyedGroup('MULTI', 21)]); // => 22
 * ```
 */
export function lastNumber(groups: readonly AnyGroup[]): number | null {
  return edge(groups, (a, b) => Math.max(a, b));
}

function edge(groups: readonly AnyGroup[], pick: (a: number, b: number) => number): number | null {
  const numbers = numberQuestions(groups).flatMap((question) => question.numbers);
  return numbers.reduce<number | null>((best, n) => (best === null ? n : pick(best, n)), null);
}

/** The number that subparts share; null for a question without subparts. */
function sharedNumber(question: NumberedQuestion): string | null {
  const isSubpart = !answerKindOf(question.type).numberPerAnswer && question.address !== String(question.number);
  return isSubpart ? `${question.groupIndex}/${question.number}` : null;
}

/** A unit whose subparts are still being gathered. */
type GrowingUnit = MarkedUnit & { readonly questionIndexes: number[]; readonly addresses: string[] };

function unitOf(question: NumberedQuestion): GrowingUnit {
  return {
    groupIndex: question.groupIndex,
    questionIndexes: [question.questionIndex],
    addresses: [question.address],
    number: question.number,
    numbers: question.numbers,
    type: question.type,
  };
}
