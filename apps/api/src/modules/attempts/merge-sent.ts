import type { AnswersBody, AttemptChanges } from '@bandwise/api-contract/learner';
import type { Attempt } from './attempt.ts';
import { CLOCKS_AGREE } from './batched-writes.repo.ts';

/** What a submission holds. */
export interface SentAnswers {
  /** All that the sender knows of. */
  readonly answers: AnswersBody;
  /** What of it the server may not know yet, and when it was typed. */
  readonly changes?: AttemptChanges | undefined;
}

/**
 * An attempt's answers with those of a submission, by the same rule as `mergeAnswers`: for one question the latest typed
 * wins. Without times, all was typed now.
 */
export function mergeSent(
  attempt: Pick<Attempt, 'answers' | 'stamps'>,
  { answers, changes }: SentAnswers,
  now: Date,
): AnswersBody {
  if (!changes) return { ...attempt.answers, ...answers };
  const newer = Object.entries(changes).filter(([address, { at }]) => {
    const stored = attempt.stamps[address] ?? 0;
    return at >= stored || stored > now.getTime() + CLOCKS_AGREE;
  });
  const merged = new Map(Object.entries(attempt.answers));
  for (const [address, { value }] of newer) {
    if (value === null) merged.delete(address);
    else merged.set(address, value);
  }
  return Object.fromEntries(merged);
}
