/** The minutes of a section whose time is not a positive number (learner specification, section 9). */
export const DEFAULT_MINUTES = 16;

/** A section's time in milliseconds. */
export function durationOf(time: unknown): number {
  const minutes = typeof time === 'string' && time.trim() !== '' ? Number(time) : time;
  const valid = typeof minutes === 'number' && Number.isFinite(minutes) && minutes > 0;
  return (valid ? minutes : DEFAULT_MINUTES) * 60_000;
}
