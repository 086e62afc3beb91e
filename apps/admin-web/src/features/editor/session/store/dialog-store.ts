import { createStore } from 'zustand/vanilla';
import type { PasteTarget } from '../../model/changes/to-take-over.ts';
import type { ReadonlyStore } from './readonly-store.ts';

/** The content of a dialog of the editor; null while it is closed. */
export interface DialogStore<T> extends ReadonlyStore<T | null> {
  readonly open: (content: T) => void;
  readonly close: () => void;
}

export function createDialogStore<T>(): DialogStore<T> {
  const { setState, ...store } = createStore<T | null>(() => null);
  return { ...store, open: (content) => setState(content, true), close: () => setState(null, true) };
}

export interface Confirmation {
  readonly title: string;
  readonly detail: string;
  /** The items of the detail. */
  readonly items?: readonly string[];
  readonly confirmLabel: string;
  readonly onConfirm: () => void;
}

/** The dialog that converts text into groups. */
export interface PasteRequest {
  readonly title: string;
  readonly target: PasteTarget;
  /** The initial Word file. */
  readonly file: File | null;
}
