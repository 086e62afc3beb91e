import type { Drafts } from './drafts.ts';
import type { EditorState } from '../../model/changes/editor-state.ts';
import type { ExamForm } from '../../model/form/form.ts';
import { NO_HISTORY } from '../../model/history/history.ts';
import { packHistory, unpackHistory, type Unpacked } from './pack-history.ts';

/** Keeps the steps beside the draft that they led to: as many as there is room for. */
export function keepSteps(drafts: Drafts, { form, history }: Pick<EditorState, 'form' | 'history'>): void {
  if (history.past.length === 0 && history.future.length === 0) {
    drafts.clearSteps();
    return;
  }
  let text = packHistory(form, history);
  // A browser does not say how much it still takes.
  while (text !== null && !drafts.writeSteps(text)) text = packHistory(form, history, Math.floor(text.length / 2));
  if (text === null) drafts.clearSteps();
}

/** The steps that led to a draft; without them its form alone. */
export function restoreSteps(drafts: Drafts, form: ExamForm, saved: ExamForm | null): Unpacked {
  return unpackHistory(drafts.readSteps(), form, saved) ?? { form, history: NO_HISTORY };
}
