import type { LastResult, MarkedBody, SavedResultBody, VerdictBody } from '@bandwise/api-contract/learner';
import type { Verdict } from '@bandwise/domain';
import type { LastAttempt } from './attempts.repo.ts';
import type { SubmittedAttempt } from './attempt-rules.ts';
import type { SectionVersion } from '../sections/section-version.ts';

/** As it was just judged, or as it was stored. */
export function presentVerdict(verdict: Verdict | VerdictBody): VerdictBody {
  return {
    number: verdict.number,
    numbers: [...verdict.numbers],
    type: verdict.type,
    marks: verdict.marks,
    total: verdict.total,
    correct: verdict.correct,
    blank: verdict.blank,
    reason: verdict.reason,
    given: [...verdict.given],
  };
}

export function presentLast(attempt: LastAttempt): NonNullable<LastResult> {
  return {
    correctCount: attempt.marks,
    total: attempt.total,
    date: attempt.submitted_at.toISOString(),
    attemptID: attempt.id,
  };
}

type ResultHead = Omit<SavedResultBody, 'keys' | 'explanation'>;

function presentHead(attempt: SubmittedAttempt): ResultHead {
  return {
    success: true,
    correctCount: attempt.marks,
    total: attempt.total,
    verdicts: (attempt.verdicts ?? []).map(presentVerdict),
    date: attempt.submitted_at.toISOString(),
    attemptID: attempt.id,
  };
}

/** Serialised, with the keys and the explanation as they are kept. A reported result opens neither. */
export function presentResult(attempt: SubmittedAttempt, version: SectionVersion): string {
  return joinReview(presentHead(attempt), attempt.source === 'marked' ? version.reviewJson : NO_REVIEW);
}

const NO_REVIEW = '"keys":[],"explanation":""}';

export function presentMarked(
  result: Omit<MarkedBody, 'success' | 'keys' | 'explanation'>,
  version: SectionVersion,
): string {
  const head: Omit<MarkedBody, 'keys' | 'explanation'> = {
    success: true,
    correctCount: result.correctCount,
    total: result.total,
    verdicts: result.verdicts,
  };
  return joinReview(head, version.reviewJson);
}

function joinReview(head: object, review: string): string {
  return `${JSON.stringify(head).slice(0, -1)},${review}`;
}
