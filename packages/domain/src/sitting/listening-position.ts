import type { ExamPlan, RecordingPlan } from './plan.ts';
import type { SatExam } from './state.ts';

/** The position of a recording: before, in or after a part. */
export interface ListeningPosition {
  /** The index of the part in the plan, from 0. */
  readonly part: number;
  readonly step: 'reading' | 'playing' | 'checking';
  /** Seconds since the start of the step; while the part plays, the position in the recording. */
  readonly second: number;
  /** Seconds until the next step. */
  readonly left: number;
}

/**
 * The position of the recording at a moment of an exam, equal in every tab, device and reloaded page. It plays once; only undelivered sound
 * moves it back.
 *
 * @param exam the exam's state at that moment or earlier; the end of the exam is not checked.
 * @returns null for an exam that has no recording or has not started. After the last part, its end.
 * @example listeningPosition(plan.exams[0], state.exams[0], now) // { part: 0, step: 'playing', second: 12.4, left: 300.1 }
 */
export function listeningPosition(
  { recording }: ExamPlan,
  { started_at, granted_seconds }: Pick<SatExam, 'granted_seconds' | 'started_at'>,
  now: number,
): ListeningPosition | null {
  if (recording === null || started_at === null || recording.parts.length === 0) return null;
  return locatePart(recording, (now - started_at) / 1000 - granted_seconds);
}

/** Seconds from the start of an exam until its last recording has been heard, with the times around it. */
export function playedSeconds({ parts }: RecordingPlan): number {
  return parts.reduce((sum, part) => sum + part.reading_seconds + part.recording_seconds + part.checking_seconds, 0);
}

/** Seconds from the start of an exam until a part's recording begins, and until it ends. */
export function partStarts(
  recording: RecordingPlan,
  part: number,
): { readonly playing: number; readonly checking: number } {
  const before = playedSeconds({ ...recording, parts: recording.parts.slice(0, part) });
  const { reading_seconds = 0, recording_seconds = 0 } = recording.parts[part] ?? {};
  return { playing: before + reading_seconds, checking: before + reading_seconds + recording_seconds };
}

/** @param elapsed seconds since the start, without what was granted back. */
export function locatePart({ parts }: RecordingPlan, elapsed: number): ListeningPosition {
  let rest = Math.max(0, elapsed);
  for (const [part, times] of parts.entries())
    for (const step of STEPS) {
      const seconds = times[`${step.of}_seconds`];
      if (rest < seconds) return { part, step: step.name, second: rest, left: seconds - rest };
      rest -= seconds;
    }
  const last = parts.length - 1;
  return { part: last, step: 'checking', second: parts[last]?.checking_seconds ?? 0, left: 0 };
}

const STEPS = [
  { name: 'reading', of: 'reading' },
  { name: 'playing', of: 'recording' },
  { name: 'checking', of: 'checking' },
] as const;
