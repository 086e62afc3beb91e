// The exports for other modules.
export { mailFeedback } from './mail-feedback.job.ts';
export { findSittingTexts, handInSittingTexts } from './sitting-texts.ts';
