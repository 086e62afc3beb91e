import { lazy } from 'react';

// The code loads with the first opened question or panel.
export const QuestionCard = lazy(async () => ({ default: (await import('./question-card.tsx')).QuestionCard }));
export const ExplanationPanel = lazy(async () => ({
  default: (await import('./explanation-panel.tsx')).ExplanationPanel,
}));
export const TranscriptPanel = lazy(async () => ({
  default: (await import('./transcript-panel.tsx')).TranscriptPanel,
}));
