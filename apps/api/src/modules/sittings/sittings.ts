// What starts a process and other modules may use of this one.
export { grantExtraTime } from './act-on-sitting.ts';
export { closeDueJob } from './closing/close-due.job.ts';
export { createSittingContext, type SittingContext } from './sitting-context.ts';
export { readAnyResult } from './sitting-result.ts';
