/** Code that is fetched when it is needed, and then kept. */
export interface Code<T> {
  /** null: it has not come yet. */
  readonly here: () => T | null;
  /** Rejects if the code could not be fetched, for example offline. */
  readonly bring: () => Promise<T>;
}

/** Loads code once; after a failure the next call tries again. */
export function codeOf<T>(load: () => Promise<T>): Code<T> {
  let here: T | null = null;
  return {
    here: () => here,
    bring: async () => (here ??= await load()),
  };
}
