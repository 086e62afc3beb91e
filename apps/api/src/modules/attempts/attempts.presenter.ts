import type { AttemptBody, AttemptDetail, AttemptSummary } from '@bandwise/api-contract/learner';
import { presentDelivery } from '../sections/sections.presenter.ts';
import type { SectionVersion } from '../sections/section-version.ts';
import type { SittingSummary } from './attempts.repo.ts';
import type { Sitting } from './attempt-reads.repo.ts';

export function presentAttempt(sitting: Sitting, now: Date): AttemptBody {
  return {
    id: sitting.id,
    sectionID: sitting.section_id,
    version: sitting.version,
    status: sitting.submitted_at ? 'submitted' : 'in_progress',
    started_at: sitting.started_at.toISOString(),
    deadline: sitting.deadline?.toISOString() ?? null,
    answers: sitting.answers,
    revision: sitting.revision,
    now: now.toISOString(),
  };
}

export function presentSummary(row: SittingSummary): AttemptSummary {
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
    submitted_at: row.submitted_at?.toISOString() ?? null,
    correctCount: row.marks,
    total: row.total,
  };
}

/** `result` comes serialised, as every result does; parsed again here, where speed is no matter. */
export function presentDetail(given: {
  readonly sitting: Sitting;
  readonly now: Date;
  readonly version: SectionVersion;
  readonly frame: { readonly exam_id: string; readonly locked: boolean };
  readonly result: AttemptDetail['result'];
}): AttemptDetail {
  const { sitting, now, version, frame, result } = given;
  return {
    attempt: presentAttempt(sitting, now),
    section: presentDelivery(
      {
        id: sitting.section_id,
        exam_id: frame.exam_id,
        version: sitting.version,
        questions_count: version.total,
        locked: frame.locked,
      },
      version.delivery,
    ),
    result,
  };
}
