/** Code that loads on demand and is then cached. */
export interface Code<T> {
  /** Returns the loaded code; null before. */
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
