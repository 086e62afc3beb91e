import type { LastResult, MarkedBody, SavedResultBody, VerdictBody } from '@bandwise/api-contract/learner';
import type { Verdict } from '@bandwise/domain';
import { presentReview, type SectionVersion } from '../sections/sections.ts';
import type { SubmittedAttempt } from './attempt.ts';
import type { LastResultRow } from './attempts.repo.ts';
import type { Marks } from './batched-writes.repo.ts';

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

export function presentLast(attempt: LastResultRow): NonNullable<LastResult> {
  return {
    correctCount: attempt.marks,
    total: attempt.total,
    date: attempt.submitted_at.toISOString(),
    attemptID: attempt.id,
  };
}

/** What differs from one learner to the next: the whole result is this and the version's review. */
export function presentResultHead(attempt: SubmittedAttempt): Omit<SavedResultBody, 'keys' | 'explanation'> {
  return {
    success: true,
    correctCount: attempt.marks,
    total: attempt.total,
    verdicts: (attempt.verdicts ?? []).map(presentVerdict),
    date: attempt.submitted_at.toISOString(),
    attemptID: attempt.id,
  };
}

/** As `presentResultHead`, of what a guest answered, which is not stored. */
export function presentMarkedHead(marks: Marks): Omit<MarkedBody, 'keys' | 'explanation'> {
  return { success: true, correctCount: marks.marks, total: marks.total, verdicts: [...marks.verdicts] };
}

/** A reported result opens neither keys nor explanation. */
export const NO_REVIEW: Pick<SavedResultBody, 'keys' | 'explanation'> = { keys: [], explanation: '' };

export function presentResult(attempt: SubmittedAttempt, version: SectionVersion): SavedResultBody {
  const review = attempt.source === 'marked' ? presentReview(version.content) : NO_REVIEW;
  return { ...presentResultHead(attempt), ...review };
}
