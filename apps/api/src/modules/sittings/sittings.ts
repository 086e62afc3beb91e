// The exports for the start of a process and other modules.
export { grantExtraTime } from './act-on-sitting.ts';
export { createSitting } from './create-sitting.ts';
export { closeDueJob } from './closing/close-due.job.ts';
export type { SittingContext } from './sitting-context.ts';
export { readAnyResult } from './sitting-result.ts';
export { endSitting, extendSitting, reopenSitting } from './closing/staff-actions.ts';
