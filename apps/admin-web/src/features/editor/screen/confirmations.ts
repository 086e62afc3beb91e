import { createStore } from 'zustand/vanilla';
import type { ReadonlyStore } from '../form/readonly-store.ts';

export interface Confirmation {
  readonly title: string;
  readonly detail: string;
  /** What the detail is about, one by one. */
  readonly items?: readonly string[];
  readonly confirmLabel: string;
  readonly onConfirm: () => void;
}

/** What is asked at the moment; null: nothing. */
export interface Confirmations extends ReadonlyStore<Confirmation | null> {
  readonly ask: (confirmation: Confirmation) => void;
  readonly close: () => void;
}

export function createConfirmations(): Confirmations {
  const { setState, ...store } = createStore<Confirmation | null>(() => null);
  return { ...store, ask: (confirmation) => setState(confirmation, true), close: () => setState(null, true) };
}
