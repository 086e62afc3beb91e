import { skills, type Skill } from '@bandwise/domain';
import { LISTENING_DEFAULTS, planExam, writingAdvice, type ExamPlan } from '@bandwise/domain/internal';
import type { VersionId } from '../sections/sections.ts';
import { findRecordingSeconds, findTaskMinutes, type SatExamRow } from './exams-to-sit.repo.ts';
import type { SittingContext } from './sitting-context.ts';

interface TimedPart extends VersionId {
  readonly part_number: number;
  readonly minutes: number;
}

/** Computes the clock of an exam from its parts, the lengths of their recordings and the minutes of tasks. */
export type ClockOf = (exam: SatExamRow, parts: readonly TimedPart[]) => ExamPlan & { readonly free_movement: boolean };

/**
 * Reads the lengths of recordings, or the minutes of written tasks, for the clocks of exams. A recording at another host has no measured
 * length: the part's minutes apply.
 */
export async function readClocks(
  db: SittingContext['db'],
  skill: Skill,
  versions: readonly VersionId[],
): Promise<ClockOf> {
  const { hasRecording, isWritten } = skills[skill];
  const lengths = hasRecording ? await findRecordingSeconds(db, versions) : null;
  const advised = isWritten ? await findTaskMinutes(db, versions) : null;
  return (exam, parts) => {
    const settings = { ...LISTENING_DEFAULTS, ...exam.listening_settings };
    const timed = parts.map(({ id, part_number, minutes }) => ({
      part_number,
      minutes: advised ? writingAdvice({ part_number, ...advised.get(id) }).minutes : minutes,
      recording_seconds: lengths?.get(id) ?? null,
    }));
    return { ...planExam(skill, timed, settings), free_movement: settings.free_movement };
  };
}
