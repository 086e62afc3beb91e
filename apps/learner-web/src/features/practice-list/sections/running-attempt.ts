import type { SectionListRow } from '@bandwise/api-contract/learner';

/** An attempt that continues when its section is opened. */
export interface RunningAttempt {
  /** Begun ones count; null where the skill has no clock. */
  readonly minutesLeft: number | null;
}

const MINUTE = 60_000;

/** null if there is none, or if its time has run out since the list was loaded. `now`: milliseconds since 1970. */
export function runningAttempt(section: SectionListRow, now: number): RunningAttempt | null {
  if (!section.in_progress) return null;
  const { deadline } = section.in_progress;
  if (deadline === null) return { minutesLeft: null };
  const left = Math.ceil((Date.parse(deadline) - now) / MINUTE);
  // Never more than there was, however wrong the device's clock is.
  return left > 0 ? { minutesLeft: Math.min(left, section.time) } : null;
}
