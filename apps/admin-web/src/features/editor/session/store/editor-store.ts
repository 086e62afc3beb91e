import { createStore } from 'zustand/vanilla';
import type { EditorAction } from '../../model/changes/actions.ts';
import { reduceEditor, type EditorState } from '../../model/changes/editor-state.ts';
import type { ReadonlyStore } from './readonly-store.ts';

export interface EditorStore extends ReadonlyStore<EditorState> {
  readonly dispatch: (action: EditorAction) => void;
}

/**
 * The state outside of React: each field selects what it shows, so a keystroke rerenders one field, and text that a rich-text field flushes
 * is available to a save at once.
 */
export function createEditorStore(initial: EditorState): EditorStore {
  const { setState, ...store } = createStore<EditorState>(() => initial);
  return { ...store, dispatch: (action) => setState((state) => reduceEditor(state, action), true) };
}
