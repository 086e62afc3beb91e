import type { EditorAction } from './actions.ts';
import { reduceEditor, type EditorState } from './editor-state.ts';

export interface EditorStore {
  readonly state: () => EditorState;
  readonly dispatch: (action: EditorAction) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * The state outside of React: each field reads only what it shows, so a keystroke draws one field, and what a
 * rich-text field hands over on leaving is there at once for the save that follows.
 */
export function createEditorStore(initial: EditorState): EditorStore {
  const listeners = new Set<() => void>();
  let state = initial;
  return {
    state: () => state,
    dispatch(action) {
      const next = reduceEditor(state, action);
      if (next === state) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
