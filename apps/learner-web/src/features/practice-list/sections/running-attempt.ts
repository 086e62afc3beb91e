import type { SectionListRow } from '@bandwise/api-contract/learner';

/** An attempt that goes on when its section is opened. */
export interface RunningAttempt {
  /** Begun ones count; null where the skill has no clock. */
  readonly minutesLeft: number | null;
}

const MINUTE = 60_000;

/** null: none, or its time has run out since the list was asked for. `now`: milliseconds since 1970. */
export function runningAttempt(section: SectionListRow, now: number): RunningAttempt | null {
  if (!section.in_progress) return null;
  const { deadline } = section.in_progress;
  if (deadline === null) return { minutesLeft: null };
  const left = Math.ceil((Date.parse(deadline) - now) / MINUTE);
  // Never more than there was, however wrong the device's clock is.
  return left > 0 ? { minutesLeft: Math.min(left, section.time) } : null;
}
