/**
 * Notifications of the database about changes to public facts of sections, by this process, another one, or a person at a prompt
 * (docs/decisions/053-what-everyone-may-know.md).
 */
export interface ChangeFeed {
  /**
   * Whether all changes committed up to a second ago were delivered. If not, only the database is current. Changes of this process are
   * delivered before its committing code continues.
   */
  isCurrent(): boolean;
  /** Subscribes to the keys of changes; null: anything may have changed. @returns a function that unsubscribes. */
  onChange(tell: TellChange): () => void;
}

/** Keys are those of the triggers in the database: `section:` and an id, `list:` and a skill. */
export type TellChange = (key: string | null) => void;

/** Reads the key in a trigger's notification; null: anything may have changed. */
export function readKey(told: string): string | null {
  return told === 'all' ? null : told;
}

/** A feed that delivers changes passed to `tell`. */
export function createChangeFeed(isCurrent: () => boolean): ChangeFeed & { readonly tell: TellChange } {
  const listeners = new Set<TellChange>();
  return {
    isCurrent,
    tell(key) {
      for (const listener of listeners) listener(key);
    },
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
