import type { EditorStore } from './editor-store.ts';
import type { ExamForm } from './form.ts';

/** Checks, statistics and preview follow when the typing pauses for this long… */
const PAUSE_MS = 150;
/** …and when it does not, this often. */
const PATIENCE_MS = 1000;

export interface SettledForm {
  readonly form: () => ExamForm;
  readonly subscribe: (listener: () => void) => () => void;
}

/** The form as it was at the last pause. Who reads it costs a keystroke nothing, not even a rendering to wait. */
export function createSettledForm(store: EditorStore): SettledForm {
  const listeners = new Set<() => void>();
  let { form, epoch } = store.state();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since: number | null = null;
  const settle = () => {
    clearTimeout(timer);
    since = null;
    const now = store.state().form;
    if (now === form) return;
    form = now;
    for (const listener of listeners) listener();
  };
  const follow = () => {
    const state = store.state();
    if (state.form === form) return;
    const isAnother = state.epoch !== epoch;
    ({ epoch } = state);
    since ??= Date.now();
    clearTimeout(timer);
    if (isAnother || Date.now() - since > PATIENCE_MS) settle();
    else timer = setTimeout(settle, PAUSE_MS);
  };
  let unfollow: () => void = () => undefined;
  return {
    form: () => form,
    subscribe(listener) {
      if (listeners.size === 0) {
        ({ form, epoch } = store.state());
        unfollow = store.subscribe(follow);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        unfollow();
        clearTimeout(timer);
      };
    },
  };
}
