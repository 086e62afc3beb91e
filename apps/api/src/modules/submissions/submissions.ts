// The exports for other modules.
export { findSittingTexts, handInSittingTexts } from './sitting-texts.ts';
