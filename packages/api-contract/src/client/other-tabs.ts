/** A change that another tab made to local storage. */
export interface StorageChange {
  /** null: everything was cleared. */
  readonly key: string | null;
  readonly newValue: string | null;
  readonly oldValue: string | null;
}

/** The parts of a tab's `window` that are used. */
export interface Tab {
  addEventListener(type: 'storage', listener: (change: StorageChange) => void): void;
  removeEventListener(type: 'storage', listener: (change: StorageChange) => void): void;
}

/**
 * Calls the listener for each change that other tabs of this browser make, until the returned function is called. The tab that
 * makes a change is not notified.
 */
export function followOtherTabs(tab: Tab, tell: (change: StorageChange) => void): () => void {
  tab.addEventListener('storage', tell);
  return () => tab.removeEventListener('storage', tell);
}
