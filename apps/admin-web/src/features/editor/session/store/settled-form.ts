import { createStore } from 'zustand/vanilla';
import type { EditorStore } from './editor-store.ts';
import type { ExamForm } from '../../model/form/form.ts';
import type { ReadonlyStore } from './readonly-store.ts';

/** Checks, statistics and preview follow when the typing pauses for this long… */
const PAUSE_MS = 150;
/** …and when it does not, this often. */
const PATIENCE_MS = 1000;

export type SettledForm = ReadonlyStore<ExamForm>;

/** The form as it was at the last pause. Who reads it costs a keystroke nothing, not even a rendering to wait. */
export function createSettledForm(store: EditorStore): SettledForm {
  const settled = createStore<ExamForm>(() => store.getState().form);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since: number | null = null;
  const settle = () => {
    clearTimeout(timer);
    since = null;
    settled.setState(store.getState().form, true);
  };
  store.subscribe(({ form, epoch }, before) => {
    if (form === before.form) return;
    since ??= Date.now();
    clearTimeout(timer);
    if (epoch !== before.epoch || Date.now() - since > PATIENCE_MS) settle();
    else timer = setTimeout(settle, PAUSE_MS);
  });
  return settled;
}
