import type { ReactNode } from 'react';

export interface Toast {
  readonly kind: 'success' | 'problem';
  readonly message: ReactNode;
  readonly title?: string;
  /** Stays longer, because it has a button. */
  readonly isLong?: boolean;
}

/** A toast that is on screen. */
interface Shown extends Toast {
  /** Unique for each toast, even with equal texts. */
  readonly number: number;
}

let shown: Shown | null = null;
let last = 0;
const listeners = new Set<() => void>();

function change(toast: Shown | null): void {
  shown = toast;
  for (const listener of listeners) listener();
}

/** Shows a short message in the corner. A new toast replaces the current one instead of queueing. */
export function showToast(toast: Toast): void {
  last += 1;
  change({ ...toast, number: last });
}

/** Removes the current toast. */
export function clearToasts(): void {
  if (shown) change(null);
}

/** The current toast, for the component that shows it; null for none. */
export const currentToast = (): Shown | null => shown;

/** Subscribes to changes of the current toast. @returns a function that unsubscribes. */
export function onToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
