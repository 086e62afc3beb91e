/**
 * How long a journey waits, in milliseconds: an action of one second on an idle machine may take twenty on a busy one, which is no failure.
 */
export const PATIENCE = {
  journey: { timeout: 120_000, expect: { timeout: 20_000, toPass: { timeout: 20_000 } } },
  // A missing element fails soon, not only at the journey's time limit.
  action: { actionTimeout: 20_000 },
} as const;
