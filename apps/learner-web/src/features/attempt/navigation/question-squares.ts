import type { VerdictBody } from '@bandwise/api-contract/learner';
import { isAnswered, markedUnits, type Answers, type DeliveryGroup, type MarkedUnit } from '@bandwise/domain';

export type SquareState = 'unanswered' | 'answered' | 'right' | 'wrong' | 'blank';

export interface Square {
  readonly number: number;
  readonly state: SquareState;
}

/** The groups of one version never change, and each answer asks for what is marked in them. */
const unitsByGroups = new WeakMap<readonly DeliveryGroup[], readonly MarkedUnit[]>();

/** One square for each question number: what was answered, and after submission how it came out. */
export function questionSquares(
  groups: readonly DeliveryGroup[],
  answers: Answers,
  verdicts: readonly VerdictBody[] | null,
): readonly Square[] {
  return unitsOf(groups).flatMap(({ numbers, addresses }) => {
    const verdict = verdicts?.find((candidate) => candidate.number === numbers[0]);
    return numbers.map((number, index) => ({
      number,
      state: verdict ? judgedState(verdict, index) : givenState(addresses, answers, index),
    }));
  });
}

function unitsOf(groups: readonly DeliveryGroup[]): readonly MarkedUnit[] {
  const units = unitsByGroups.get(groups) ?? markedUnits(groups);
  unitsByGroups.set(groups, units);
  return units;
}

/** Where each answer takes a number, each turns its own square gold, in its place; subparts need all their blanks. */
function givenState(addresses: readonly string[], answers: Answers, index: number): SquareState {
  const [only] = addresses;
  const answer = addresses.length === 1 && only !== undefined ? answers[only] : undefined;
  if (Array.isArray(answer)) return (answer[index] ?? '').trim() === '' ? 'unanswered' : 'answered';
  return addresses.every((address) => isAnswered({ address }, answers)) ? 'answered' : 'unanswered';
}

/** A question of several numbers shows its marks one by one; a single one what the results table says. */
function judgedState(verdict: VerdictBody, index: number): SquareState {
  if (verdict.blank) return 'blank';
  if (verdict.total === 1) return verdict.correct ? 'right' : 'wrong';
  if (index < verdict.marks) return 'right';
  return index < verdict.given.length ? 'wrong' : 'blank';
}
