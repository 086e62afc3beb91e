import type { AnswersBody, AttemptChanges } from '@bandwise/api-contract/learner';
import { isAnswered, type Answers } from '@bandwise/domain';
import type { Edits } from './answer-copy.ts';

/** The answers as they are sent: blanks left out. */
export function answersBody(answers: Answers): AnswersBody {
  return Object.fromEntries(
    Object.entries(answers)
      .filter(([address]) => isAnswered({ address }, answers))
      .map(([address, value]) => [address, typeof value === 'string' ? value : [...value]]),
  );
}

/** What was typed, and when, as it is sent. */
export function changesBody(edits: Edits): AttemptChanges {
  return Object.fromEntries(
    Object.entries(edits).map(([address, { value, at }]) => [
      address,
      { value: typeof value === 'string' || value === null ? value : [...value], at },
    ]),
  );
}
