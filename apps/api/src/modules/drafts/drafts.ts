// The exports for the composition of the modules and the start of a process.
export { askerOf } from './drafts.service.ts';
export { publishDueJob } from './publish-due.job.ts';
export { settleDraft } from './settle-draft.ts';
