import { addressOf, type Answers, type DeliveryGroup } from '@bandwise/domain';
import { numbersOfGroup } from './numbers-of-group.ts';

interface Shown {
  readonly group: DeliveryGroup;
  readonly answers: Answers;
  readonly currentNumber?: number | null | undefined;
}

/** Whether a group would render the same: answers and the current question of other groups do not matter. */
export function sameForGroup<Props extends Shown>(before: Props, after: Props): boolean {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof Props>; // keys of Props
  for (const key of keys) {
    if (key === 'answers' || key === 'currentNumber') continue;
    if (!Object.is(before[key], after[key])) return false;
  }
  const isSameCurrent = currentWithin(before) === currentWithin(after);
  return isSameCurrent && sameAnswers(before, after);
}

function sameAnswers(before: Shown, after: Shown): boolean {
  if (before.answers === after.answers) return true;
  return after.group.questions.every((question) => {
    const address = addressOf(question);
    return Object.is(before.answers[address], after.answers[address]);
  });
}

function currentWithin({ group, currentNumber }: Shown): number | null {
  if (currentNumber === undefined || currentNumber === null) return null;
  return numbersOfGroup(group).includes(currentNumber) ? currentNumber : null;
}
