import { createEmptyHistoryState, registerHistory, type HistoryState } from '@lexical/history';
import { defineExtension, type EditorState, type LexicalEditor } from 'lexical';

/** Typing that pauses for this long starts a new step of undo. */
const HISTORY_STEP_MS = 400;

const histories = new WeakMap<LexicalEditor, HistoryState>();

export const HistoryExtension = defineExtension({ name: '@bandwise/history', register: registerSteps });

export function registerSteps(editor: LexicalEditor): () => void {
  const history = createEmptyHistoryState();
  histories.set(editor, history);
  return registerHistory(editor, history, HISTORY_STEP_MS);
}

/** The step that undo or redo has just led to: the very state that was remembered, where the editor's own is a copy. */
export function stepOf(editor: LexicalEditor): EditorState | null {
  return histories.get(editor)?.current?.editorState ?? null;
}
