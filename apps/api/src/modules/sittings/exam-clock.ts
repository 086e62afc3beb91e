import { skills, type Skill } from '@bandwise/domain';
import { LISTENING_DEFAULTS, planExam, writingAdvice, type ExamPlan } from '@bandwise/domain/internal';
import type { VersionId } from '../sections/sections.ts';
import { findRecordingSeconds, findTaskMinutes, type SatExamRow } from './exams-to-sit.repo.ts';
import type { SittingContext } from './sitting-context.ts';

interface TimedPart extends VersionId {
  readonly part_number: number;
  readonly minutes: number;
}

/** The clock of an exam and its times, from its parts, the lengths of their recordings and the minutes that tasks advise. */
export type ClockOf = (exam: SatExamRow, parts: readonly TimedPart[]) => ExamPlan & { readonly free_movement: boolean };

/**
 * Reads how long the recordings of some parts are, or the minutes that their written tasks advise, for the clocks of their
 * exams. A recording at another host, which the server has not measured, plays for the minutes that its author gave to the
 * part.
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
