import type { ExamResult, ResultRow } from '@bandwise/api-contract/admin';
import { examBand, sittingState } from '@bandwise/domain/internal';
import type { FoundExam, FoundResult } from './result-list.repo.ts';

export function presentResultRow(row: FoundResult): ResultRow {
  if (row.kind === 'exam') return presentExamResult(row);
  const { kind, section_id, part_number, source, sitting_id, marks, started_at, submitted_at } = row;
  // An attempt that was stored whole has no duration.
  const seconds = secondsBetween(started_at.getTime(), submitted_at.getTime());
  return { ...presentShared(row), kind, seconds, section_id, part_number, source, sitting_id, marks };
}

export function presentExamResult(row: FoundExam): ExamResult {
  const { kind, skill, variant, marks, total, sitting_id, plan, events, place, submitted_at } = row;
  const { started_at = null, ended_at = null } = sittingState(plan, events, submitted_at.getTime()).exams[place] ?? {};
  const band = marks === null ? null : examBand({ skill, variant, marks, total });
  return {
    ...presentShared(row),
    kind,
    seconds: secondsBetween(started_at, ended_at),
    sitting_id,
    variant,
    marks,
    band,
  };
}

function presentShared(row: FoundResult) {
  const { id, exam_id, skill, title, submitted_at, total } = row;
  return { id, learner: presentLearner(row), exam_id, skill, title, submitted_at: submitted_at.toISOString(), total };
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
