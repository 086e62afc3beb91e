import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { AssessmentDraft, DraftState } from './create-draft.ts';

export const DraftContext = createContext<AssessmentDraft | null>(null);

export function useDraft(): AssessmentDraft {
  const draft = use(DraftContext);
  if (!draft) throw new Error('useDraft is called outside DraftContext');
  return draft;
}

export function useDraftState<T>(select: (state: DraftState) => T): T {
  return useStore(useDraft(), select);
}
