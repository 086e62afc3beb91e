// The exports for the start of a process.
export { emptyBinJob } from './empty-bin.job.ts';
