import { createStore } from 'zustand/vanilla';
import type { EditorStore } from './editor-store.ts';
import type { ExamForm } from '../../model/form/form.ts';
import type { ReadonlyStore } from './readonly-store.ts';

/** Milliseconds of a typing pause before checks, statistics and preview update. */
const PAUSE_MS = 150;
/** Milliseconds between updates during continuous typing. */
const PATIENCE_MS = 1000;

export type SettledForm = ReadonlyStore<ExamForm>;

/** The form at the last typing pause. Reading it adds no work to a keystroke. */
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
