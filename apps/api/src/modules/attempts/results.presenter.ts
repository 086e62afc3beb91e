import type { LastResult, MarkedBody, SavedResultBody, VerdictBody } from '@bandwise/api-contract/learner';
import type { Verdict } from '@bandwise/domain';
import type { LastSitting } from './attempts.repo.ts';
import type { SubmittedSitting } from './attempt-rules.ts';
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

export function presentLast(sitting: LastSitting): NonNullable<LastResult> {
  return {
    correctCount: sitting.marks,
    total: sitting.total,
    date: sitting.submitted_at.toISOString(),
    attemptID: sitting.id,
  };
}

type ResultHead = Omit<SavedResultBody, 'keys' | 'explanation'>;

function presentHead(sitting: SubmittedSitting): ResultHead {
  return {
    success: true,
    correctCount: sitting.marks,
    total: sitting.total,
    verdicts: (sitting.verdicts ?? []).map(presentVerdict),
    date: sitting.submitted_at.toISOString(),
    attemptID: sitting.id,
  };
}

/** Serialised, with the keys and the explanation as they are kept. A reported result opens neither. */
export function presentResult(sitting: SubmittedSitting, version: SectionVersion): string {
  return joinReview(presentHead(sitting), sitting.source === 'marked' ? version.reviewJson : NO_REVIEW);
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
