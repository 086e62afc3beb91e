import type { AttemptDetail } from '@bandwise/api-contract/learner';
import type { Answers } from '@bandwise/domain';
import { answersBody } from './transport.ts';

/**
 * The cause of an end without the learner's submission on this page. `cutOff`: its time, before all typing here had arrived; `elsewhere`:
 * another page or device submitted it.
 */
export type Ending = 'timeIsUp' | 'cutOff' | 'elsewhere';

interface Here {
  /** Whether this page submitted it but missed the response. */
  readonly isOwn: boolean;
  readonly answers: Answers;
}

/** @returns null if this page's submission ended it. */
export function endingOf({ attempt, result }: Pick<AttemptDetail, 'attempt' | 'result'>, here: Here): Ending | null {
  const hasRunOut = attempt.deadline !== null && result !== null && result.date >= attempt.deadline;
  if (!hasRunOut) return here.isOwn ? null : 'elsewhere';
  return areSameAnswers(answersBody(attempt.answers), answersBody(here.answers)) ? 'timeIsUp' : 'cutOff';
}

export function areSameAnswers(one: Answers, other: Answers): boolean {
  const addresses = Object.keys(one);
  return (
    addresses.length === Object.keys(other).length &&
    addresses.every((address) => JSON.stringify(one[address]) === JSON.stringify(other[address]))
  );
}
