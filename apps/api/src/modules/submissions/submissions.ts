// The exports for other modules.
export { askSecondReader } from './second-reader/ask-second-reader.job.ts';
export { reach } from './second-reader/call-service.ts';
export { mailQueueJob } from './assessors/mail-queue.job.ts';
export { mailFeedback } from './mail-feedback.job.ts';
export { removeAbandonedRecordings } from './recordings/remove-abandoned.job.ts';
export { readReleasedWork } from './released-work.ts';
export { presentProgress } from './submissions.presenter.ts';
export { findSittingTexts, handInSittingTexts, withdrawSittingTexts } from './sitting-texts.ts';
