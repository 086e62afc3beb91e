import { LRUCache } from 'lru-cache';

interface Entry<V> {
  readonly value: Promise<V>;
  readonly stamp: string;
}

export interface CacheOptions<V> {
  readonly maxBytes: number;
  /** The estimated maximum bytes of a value. */
  readonly sizeOf: (value: V) => number;
}

/** The estimated bytes of an entry without its value: a promise, a map slot, the key. */
const ENTRY_BYTES = 300;
/** The size of a loading entry is unknown. */
const LOADING_BYTES = 1;

/**
 * Keeps the most recently used values within a number of bytes. Concurrent callers of a missing value share one load; a failed load is not
 * cached.
 */
export class BoundedCache<V> {
  readonly maxBytes: number;
  readonly #entries: LRUCache<string, Entry<V>>;
  readonly #sizeOf: (value: V) => number;

  constructor({ maxBytes, sizeOf }: CacheOptions<V>) {
    this.maxBytes = maxBytes;
    this.#entries = new LRUCache({ maxSize: maxBytes });
    this.#sizeOf = sizeOf;
  }

  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  /** An entry with another stamp is stale and is replaced. */
  get(key: string, load: () => Promise<V>, stamp = ''): Promise<V> {
    const cached = this.#entries.get(key);
    if (cached?.stamp === stamp) return cached.value;
    const entry = { value: load(), stamp };
    this.#entries.set(key, entry, { size: LOADING_BYTES });
    void this.#settle(key, entry);
    return entry.value;
  }

  /** The stamp of the cached or loading entry; null without one. */
  stampOf(key: string): string | null {
    return this.#entries.peek(key)?.stamp ?? null;
  }

  /** A loading entry is dropped too. */
  delete(key: string): void {
    this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
  }

  /** Records the size after loading. A newer entry may have replaced it by then. */
  async #settle(key: string, entry: Entry<V>): Promise<void> {
    const isCurrent = () => this.#entries.peek(key)?.value === entry.value;
    try {
      const settled = await entry.value;
      // A copy, because the cache ignores a new size for the same object.
      if (isCurrent()) this.#entries.set(key, { ...entry }, { size: this.#bytesOf(key, settled) });
    } catch {
      // The callers get the error.
      if (isCurrent()) this.#entries.delete(key);
    }
  }

  #bytesOf(key: string, value: V): number {
    return ENTRY_BYTES + key.length + Math.ceil(this.#sizeOf(value));
  }
}
