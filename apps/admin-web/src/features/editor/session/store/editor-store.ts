import { createStore } from 'zustand/vanilla';
import type { EditorAction } from '../../model/changes/actions.ts';
import { reduceEditor, type EditorState } from '../../model/changes/editor-state.ts';
import type { ReadonlyStore } from './readonly-store.ts';

export interface EditorStore extends ReadonlyStore<EditorState> {
  readonly dispatch: (action: EditorAction) => void;
}

/**
 * The state outside of React: each field reads only what it shows, so a keystroke draws one field, and what a
 * rich-text field hands over on leaving is there at once for the save that follows.
 */
export function createEditorStore(initial: EditorState): EditorStore {
  const { setState, ...store } = createStore<EditorState>(() => initial);
  return { ...store, dispatch: (action) => setState((state) => reduceEditor(state, action), true) };
}
