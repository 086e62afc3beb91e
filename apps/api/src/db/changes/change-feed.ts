/**
 * What the database tells of changes to what everyone may know of sections, whoever made them: this process, another one, or
 * somebody at a prompt (docs/decisions/053-what-everyone-may-know.md).
 */
export interface ChangeFeed {
  /**
   * Whether everything that was committed up to a second ago has been told. While it has not, only the database knows.
   * What this process has committed is told before whoever committed it goes on.
   */
  isCurrent(): boolean;
  /** Told the key of what changed, or null when anything may have. @returns what ends that. */
  onChange(tell: TellChange): () => void;
}

/** Keys are those of the triggers in the database: `section:` and an id, `list:` and a skill. */
export type TellChange = (key: string | null) => void;

/** As a trigger tells it. */
export function readKey(told: string): string | null {
  return told === 'all' ? null : told;
}

/** A feed whose changes are told by `tell`. */
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
