import { createStore } from 'zustand/vanilla';
import type { ReadonlyStore } from './readonly-store.ts';

/** The last message for screen readers about additions, moves and deletions. */
export interface Announcements extends ReadonlyStore<string> {
  readonly say: (text: string) => void;
}

export function createAnnouncements(): Announcements {
  const { setState, ...store } = createStore<string>(() => '');
  // The same words twice are spoken twice only if they differ.
  return { ...store, say: (text) => setState((said) => (said === text ? `${text}\u00A0` : text), true) };
}
