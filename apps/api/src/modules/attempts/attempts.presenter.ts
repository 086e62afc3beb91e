import type {
  AttemptBody,
  AttemptDetail,
  AttemptSummary,
  CorrectionBody,
  LastResult,
  MarkedBody,
  SavedResultBody,
  VerdictBody,
} from '@bandwise/api-contract/learner';
import type { Verdict } from '@bandwise/domain';
import { presentDelivery, type SectionVersion } from '../sections/sections.ts';
import type { HiddenAnswers } from '../rights/rights.ts';
import type { Attempt, Marks, SubmittedAttempt } from './attempt.ts';
import { pageMoment } from './attempt-rules.ts';
import type { SavedAttempt } from './attempt-statements.repo.ts';
import type { CorrectionRow, HistoryRow, LastResultRow } from './attempts.repo.ts';

export function presentAttempt(attempt: Attempt | SavedAttempt, now: Date): AttemptBody {
  return {
    id: attempt.id,
    sectionID: attempt.section_id,
    version: attempt.version,
    status: 'submitted_at' in attempt && attempt.submitted_at ? 'submitted' : 'in_progress',
    started_at: attempt.started_at.toISOString(),
    deadline: attempt.deadline?.toISOString() ?? null,
    answers: attempt.answers,
    revision: attempt.revision,
    now: pageMoment(now, lastTyped(attempt)).toISOString(),
  };
}

function lastTyped({ stamps }: SavedAttempt): number {
  return Math.max(0, ...Object.values(stamps));
}

export function presentSummary(row: HistoryRow): AttemptSummary {
  return {
    id: row.id,
    sectionID: row.section_id,
    title: row.title,
    skill: row.skill,
    part_number: row.part_number,
    available: row.available,
    version: row.version,
    status: row.submitted_at ? 'submitted' : 'in_progress',
    source: row.source,
    started_at: row.started_at.toISOString(),
    deadline: row.deadline?.toISOString() ?? null,
    sittingID: row.sitting_id,
    submitted_at: row.submitted_at?.toISOString() ?? null,
    answered: row.answered,
    correctCount: row.marks,
    total: row.total,
  };
}

export function presentDetail(given: {
  readonly attempt: Attempt;
  readonly now: Date;
  readonly version: SectionVersion;
  readonly frame: { readonly exam_id: string; readonly locked: boolean };
  readonly result: AttemptDetail['result'];
}): AttemptDetail {
  const { attempt, now, version, frame, result } = given;
  return {
    attempt: presentAttempt(attempt, now),
    section: presentDelivery(
      {
        id: attempt.section_id,
        exam_id: frame.exam_id,
        version: attempt.version,
        questions_count: version.total,
        locked: frame.locked,
      },
      version.delivery,
    ),
    result,
  };
}

/** Presents a new or a stored verdict. */
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
    ...(verdict.parts && { parts: [...verdict.parts] }),
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

/** A reported result, and one whose answers an assignment hides, opens neither keys nor explanation. */
const NO_REVIEW = { keys: [], explanation: '' };

interface Shown {
  readonly corrections?: readonly CorrectionRow[];
  /** null: the answers are shown. */
  readonly hidden?: HiddenAnswers | null;
}

export function presentResult(
  attempt: SubmittedAttempt,
  version: SectionVersion,
  { corrections = [], hidden = null }: Shown = {},
): SavedResultBody {
  const frame = {
    success: true as const,
    correctCount: attempt.marks,
    total: attempt.total,
    date: attempt.submitted_at.toISOString(),
    attemptID: attempt.id,
  };
  if (hidden !== null)
    return { ...frame, verdicts: [], ...NO_REVIEW, hidden: { until: hidden.until?.toISOString() ?? null } };
  return {
    ...frame,
    verdicts: (attempt.verdicts ?? []).map(presentVerdict),
    ...(attempt.source === 'marked' ? version.review : NO_REVIEW),
    ...(corrections.length > 0 && { corrections: corrections.map(presentCorrection) }),
  };
}

function presentCorrection(row: CorrectionRow): CorrectionBody {
  const { made_at, marks_before: before, marks_after: after, reason, undoes } = row;
  return { at: made_at.toISOString(), before, after, reason, isUndo: undoes !== null };
}

/** An attempt that was marked and is not stored. */
export function presentMarked({ marks, total, verdicts }: Marks, version: SectionVersion): MarkedBody {
  return { success: true, correctCount: marks, total, verdicts: [...verdicts], ...version.review };
}

/**
 * The same for a guest, with the keys of answered questions only. The explanation of the whole section would reveal other keys, so it opens
 * when every question was answered.
 */
export function presentGuestMarked(marks: Marks, version: SectionVersion): MarkedBody {
  const withheld = marks.verdicts.filter(({ blank }) => blank).map(({ number }) => number);
  if (withheld.length === 0) return presentMarked(marks, version);
  const keys = version.review.keys.filter(({ number }) => !withheld.includes(number));
  const { marks: correctCount, total, verdicts } = marks;
  return { success: true, correctCount, total, verdicts: [...verdicts], keys, explanation: '', withheld };
}
