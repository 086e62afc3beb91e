import type { AttemptDetail } from '@bandwise/api-contract/learner';
import type { Answers } from '@bandwise/domain';
import { answersBody } from './transport.ts';

/**
 * What ended an attempt without the learner's word on this page. `cutOff`: its time, before all that was typed here had
 * arrived; `elsewhere`: another page or device submitted it.
 */
export type Ending = 'timeIsUp' | 'cutOff' | 'elsewhere';

interface Here {
  /** Submitted on this page, which only did not hear of it. */
  readonly isOwn: boolean;
  readonly answers: Answers;
}

/** null: it ended as this page submitted it. */
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
