import type { LastResult, MarkedBody, SavedResultBody, VerdictBody } from '@bandwise/api-contract/learner';
import type { Verdict } from '@bandwise/domain';
import type { SectionVersion } from '../sections/sections.ts';
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

/** A reported result opens neither keys nor explanation. */
const NO_REVIEW = { keys: [], explanation: '' };

export function presentResult(attempt: SubmittedAttempt, version: SectionVersion): SavedResultBody {
  return {
    success: true,
    correctCount: attempt.marks,
    total: attempt.total,
    verdicts: (attempt.verdicts ?? []).map(presentVerdict),
    date: attempt.submitted_at.toISOString(),
    attemptID: attempt.id,
    ...(attempt.source === 'marked' ? version.review : NO_REVIEW),
  };
}

/** What a guest answered, which is not stored. */
export function presentMarked({ marks, total, verdicts }: Marks, version: SectionVersion): MarkedBody {
  return { success: true, correctCount: marks, total, verdicts: [...verdicts], ...version.review };
}
