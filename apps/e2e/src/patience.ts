/**
 * How long a journey waits, in milliseconds: what takes a second on an idle machine may take twenty on one that builds and tests other
 * things meanwhile, and is no failure.
 */
export const PATIENCE = {
  journey: { timeout: 120_000, expect: { timeout: 20_000, toPass: { timeout: 20_000 } } },
  // What is not there is a failure soon, and not only when the journey's time is up.
  action: { actionTimeout: 20_000 },
} as const;
