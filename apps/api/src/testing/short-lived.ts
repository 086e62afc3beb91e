/**
 * Options of Node for a process that uses the embedded engine for some seconds: too short to gain from a second, optimising compilation
 * of the engine, which takes longer than a start.
 */
export const SHORT_LIVED = ['--liftoff-only'];
