import { lazy } from 'react';

// The code loads with the first opened question.
export const QuestionCard = lazy(async () => ({ default: (await import('./question-card.tsx')).QuestionCard }));
export const TranscriptPanel = lazy(async () => ({
  default: (await import('./transcript-panel.tsx')).TranscriptPanel,
}));
