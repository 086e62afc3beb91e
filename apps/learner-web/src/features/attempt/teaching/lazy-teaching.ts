import { lazy } from 'react';

// Arrive with the first question that is looked at.
export const QuestionCard = lazy(async () => ({ default: (await import('./question-card.tsx')).QuestionCard }));
export const TranscriptPanel = lazy(async () => ({
  default: (await import('./transcript-panel.tsx')).TranscriptPanel,
}));
