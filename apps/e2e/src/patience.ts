/**
 * Time limits of journeys in milliseconds. An action that takes one second on an idle machine may take twenty on a busy one.
 */
export const PATIENCE = {
  journey: { timeout: 120_000, expect: { timeout: 20_000, toPass: { timeout: 20_000 } } },
  // A missing element fails before the time limit of the journey.
  action: { actionTimeout: 20_000 },
} as const;
