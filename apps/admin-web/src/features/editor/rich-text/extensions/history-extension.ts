import { createEmptyHistoryState, registerHistory, type HistoryState } from '@lexical/history';
import { defineExtension, type EditorState, type LexicalEditor } from 'lexical';

/** Milliseconds of a pause after which typing is a new undo step. */
const HISTORY_STEP_MS = 400;

const histories = new WeakMap<LexicalEditor, HistoryState>();

export const HistoryExtension = defineExtension({ name: '@bandwise/history', register: registerSteps });

export function registerSteps(editor: LexicalEditor): () => void {
  const history = createEmptyHistoryState();
  histories.set(editor, history);
  return registerHistory(editor, history, HISTORY_STEP_MS);
}

/** The stored state of the last undo or redo; the editor's own state is a copy. */
export function stepOf(editor: LexicalEditor): EditorState | null {
  return histories.get(editor)?.current?.editorState ?? null;
}
