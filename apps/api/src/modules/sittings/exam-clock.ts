import { skills } from '@bandwise/domain';
import { LISTENING_DEFAULTS, planExam, type ExamPlan } from '@bandwise/domain/internal';
import type { SatExamRow } from './exams-to-sit.repo.ts';
import type { SittingContext } from './sitting-context.ts';

interface TimedPart {
  readonly id: string;
  readonly version: number;
  readonly part_number: number;
  readonly minutes: number;
}

/**
 * The clock of an exam and its times, from its parts and the lengths of their recordings. A recording at another host,
 * which the server has not measured, plays for the minutes that its author gave to the part.
 */
export async function clockOf(
  context: Pick<SittingContext, 'recordingLength' | 'sections'>,
  exam: SatExamRow,
  parts: readonly TimedPart[],
): Promise<ExamPlan & { readonly free_movement: boolean }> {
  const settings = { ...LISTENING_DEFAULTS, ...exam.listening_settings };
  const timed = await Promise.all(
    parts.map(async ({ part_number, minutes, ...section }) => {
      const recording_seconds = skills[exam.skill].hasRecording ? await lengthOf(context, section) : null;
      return { part_number, minutes, recording_seconds };
    }),
  );
  return { ...planExam(exam.skill, timed, settings), free_movement: settings.free_movement };
}

/** null: nobody here knows, or there is no recording. */
async function lengthOf(
  { sections, recordingLength }: Pick<SittingContext, 'recordingLength' | 'sections'>,
  section: { readonly id: string; readonly version: number },
): Promise<number | null> {
  const { audio_url: url } = (await sections.version(section)).content;
  return url === null ? null : recordingLength(url);
}
