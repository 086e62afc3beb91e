import { LRUCache } from 'lru-cache';

interface Entry<V> {
  readonly value: Promise<V>;
  readonly stamp: string;
}

export interface CacheOptions<V> {
  readonly maxBytes: number;
  /** Bytes of memory that a value takes at most, roughly. */
  readonly sizeOf: (value: V) => number;
}

/** The bytes of an entry beside its value: a promise, its slot in the map, and the head of its key. */
const ENTRY_BYTES = 300;
/** The size of a loading entry is unknown. */
const LOADING_BYTES = 1;

/**
 * Keeps the most recently used values within a number of bytes. Callers that ask for the same missing value share one
 * load; a load that fails is forgotten.
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
      // A copy: of the same object the size would stay as it was.
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
