// What puts the modules together, and what starts a process, may use of this one.
export { askerOf } from './drafts.service.ts';
export { publishDueJob } from './publish-due.job.ts';
export { settleDraft } from './settle-draft.ts';
