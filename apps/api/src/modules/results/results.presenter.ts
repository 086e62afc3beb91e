import type { ExamResult, ResultRow, SubmissionResult } from '@bandwise/api-contract/admin';
import { assessedExamBand, examBand, sittingState } from '@bandwise/domain/internal';
import type { FoundExam, FoundResult, FoundSubmission } from './result-list.repo.ts';

type Assessed = Pick<FoundSubmission, 'assessments' | 'claimed_until' | 'draft' | 'id' | 'part_number' | 'skill'>;

export interface Progress {
  /** The progress of a submission that its learner sees. */
  readonly of: (row: Assessed) => Pick<SubmissionResult, 'assessed_at' | 'band' | 'bands' | 'state'>;
}

export function presentResultRow(row: FoundResult, progress: Progress): ResultRow {
  if (row.kind === 'exam') return presentExamResult(row, progress);
  if (row.kind === 'submission') return presentSubmission(row, progress);
  const { kind, section_id, part_number, source, sitting_id, marks, total, started_at, submitted_at } = row;
  // An attempt that was stored whole has no duration.
  const seconds = secondsBetween(started_at.getTime(), submitted_at.getTime());
  return { ...presentShared(row), kind, seconds, section_id, part_number, source, sitting_id, marks, total };
}

export function presentExamResult(row: FoundExam, progress: Progress): ExamResult {
  const { kind, skill, variant, marks, total, sitting_id, plan, events, place, submitted_at } = row;
  const { started_at = null, ended_at = null } = sittingState(plan, events, submitted_at.getTime()).exams[place] ?? {};
  const band = marks === null ? assessedBand(row, progress) : examBand({ skill, variant, marks, total });
  return {
    ...presentShared(row),
    kind,
    seconds: secondsBetween(started_at, ended_at),
    sitting_id,
    variant,
    marks,
    total,
    band,
  };
}

function assessedBand({ plan, place, skill, handed_in }: FoundExam, progress: Progress): ExamResult['band'] {
  const tasks = plan.exams[place]?.parts.map(({ sectionID, part_number }) => {
    const submission = handed_in?.find(({ section_id }) => section_id === sectionID);
    if (!submission) return { part_number, band: null };
    const { assessments } = submission;
    const { band } = progress.of({ id: sectionID, skill, part_number, assessments, claimed_until: null, draft: null });
    return { part_number, band };
  });
  const band = assessedExamBand(skill, tasks ?? []);
  return band === null ? null : { band, provisional: false };
}

export function presentSubmission(row: FoundSubmission, progress: Progress): SubmissionResult {
  const { kind, section_id, part_number, sitting_id, words } = row;
  const shown = progress.of(row);
  return {
    ...presentShared(row),
    kind,
    seconds: null,
    section_id,
    part_number,
    sitting_id,
    words,
    ...shown,
    assessor: shown.state === 'assessed' ? row.assessor : null,
  };
}

function presentShared(row: FoundResult) {
  const { id, exam_id, skill, title, submitted_at } = row;
  return { id, learner: presentLearner(row), exam_id, skill, title, submitted_at: submitted_at.toISOString() };
}

/** null: a deleted user. */
export function presentLearner(row: {
  readonly user_id: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly email: string | null;
}): ResultRow['learner'] {
  const { user_id: id, first_name, last_name, email } = row;
  return id === null ? null : { id, firstName: first_name ?? '', lastName: last_name ?? '', email: email ?? '' };
}

/** Seconds between two moments in milliseconds; null if one is unknown. */
export function secondsBetween(from: number | null, to: number | null): number | null {
  return from === null || to === null || to <= from ? null : Math.round((to - from) / 1000);
}
