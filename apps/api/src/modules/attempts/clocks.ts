/** Milliseconds by which the clocks of two processes may differ. */
export const CLOCKS_AGREE = 1000;

/**
 * By this a page reckons when something is typed: no earlier than what is stored was, though the clock has been set back since, by
 * less than it takes to be noticed (`mergeAnswers`).
 * @param lastTyped - when the latest of what is stored was typed, in milliseconds; 0: nothing is.
 */
export function pageMoment(now: Date, lastTyped: number): Date {
  return lastTyped > now.getTime() && lastTyped <= now.getTime() + CLOCKS_AGREE ? new Date(lastTyped) : now;
}
