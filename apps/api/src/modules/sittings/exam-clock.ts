import { skills, type Skill } from '@bandwise/domain';
import { LISTENING_DEFAULTS, planExam, type ExamPlan } from '@bandwise/domain/internal';
import type { VersionId } from '../sections/sections.ts';
import { findRecordingSeconds, type SatExamRow } from './exams-to-sit.repo.ts';
import type { SittingContext } from './sitting-context.ts';

interface TimedPart extends VersionId {
  readonly part_number: number;
  readonly minutes: number;
}

/** The clock of an exam and its times, from its parts and the lengths of their recordings. */
export type ClockOf = (exam: SatExamRow, parts: readonly TimedPart[]) => ExamPlan & { readonly free_movement: boolean };

/**
 * Reads how long the recordings of some parts are, for the clocks of their exams. A recording at another host, which the
 * server has not measured, plays for the minutes that its author gave to the part.
 */
export async function readClocks(
  db: SittingContext['db'],
  skill: Skill,
  versions: readonly VersionId[],
): Promise<ClockOf> {
  const lengths = skills[skill].hasRecording ? await findRecordingSeconds(db, versions) : null;
  return (exam, parts) => {
    const settings = { ...LISTENING_DEFAULTS, ...exam.listening_settings };
    const timed = parts.map(({ id, part_number, minutes }) => {
      return { part_number, minutes, recording_seconds: lengths?.get(id) ?? null };
    });
    return { ...planExam(skill, timed, settings), free_movement: settings.free_movement };
  };
}
