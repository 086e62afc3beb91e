import type { ReactNode } from 'react';

export interface Toast {
  readonly kind: 'success' | 'problem';
  readonly message: ReactNode;
  readonly title?: string;
  /** Longer than the others, for something to be pressed in it. */
  readonly isLong?: boolean;
}

/** A toast that is on screen. */
interface Shown extends Toast {
  /** Another for each, also where the same words are said again. */
  readonly number: number;
}

let shown: Shown | null = null;
let last = 0;
const listeners = new Set<() => void>();

function change(toast: Shown | null): void {
  shown = toast;
  for (const listener of listeners) listener();
}

/** A short message in the corner. The newest takes the place of the one on screen instead of waiting behind it. */
export function showToast(toast: Toast): void {
  last += 1;
  change({ ...toast, number: last });
}

/** Takes away whatever is on screen. */
export function clearToasts(): void {
  if (shown) change(null);
}

/** The current toast, for the component that shows it; null for none. */
export const currentToast = (): Shown | null => shown;

/** Calls when another toast takes the place of the one on screen. Returns what ends it. */
export function onToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
