// The exports for other modules.
export { handInSittingTexts } from './hand-in-sitting.ts';
