// What starts a process may use of this module.
export { emptyBinJob } from './empty-bin.job.ts';
