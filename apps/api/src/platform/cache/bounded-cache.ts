interface Entry<V> {
  readonly value: Promise<V>;
  readonly stamp: string;
  bytes: number;
}

export interface CacheOptions<V> {
  readonly maxBytes: number;
  /** Bytes of memory that a value takes at most, roughly. */
  readonly sizeOf: (value: V) => number;
}

/** What an entry takes beside its value: a promise, its place in the map, and the head of its key. */
const ENTRY_BYTES = 300;

/**
 * Keeps the most recently used values within a number of bytes. Callers that ask for the same missing value share one
 * load; a load that fails is forgotten.
 */
export class BoundedCache<V> {
  readonly maxBytes: number;
  readonly #entries = new Map<string, Entry<V>>();
  readonly #sizeOf: (value: V) => number;
  #bytes = 0;

  constructor({ maxBytes, sizeOf }: CacheOptions<V>) {
    this.maxBytes = maxBytes;
    this.#sizeOf = sizeOf;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** What was kept under another stamp is out of date: it is replaced. */
  get(key: string, load: () => Promise<V>, stamp = ''): Promise<V> {
    const known = this.#entries.get(key);
    if (known?.stamp === stamp) {
      this.#entries.delete(key);
      this.#entries.set(key, known);
      return known.value;
    }
    if (known) this.#drop(key, known);
    const entry: Entry<V> = { value: load(), stamp, bytes: 0 };
    this.#entries.set(key, entry);
    entry.value.then(
      (value) => this.#weigh(key, entry, value),
      () => this.#drop(key, entry),
    );
    return entry.value;
  }

  #weigh(key: string, entry: Entry<V>, value: V): void {
    if (this.#entries.get(key) !== entry) return;
    entry.bytes = ENTRY_BYTES + key.length + this.#sizeOf(value);
    this.#bytes += entry.bytes;
    for (const [oldest, one] of this.#entries) {
      if (this.#bytes <= this.maxBytes) return;
      this.#drop(oldest, one);
    }
  }

  #drop(key: string, entry: Entry<V>): void {
    if (this.#entries.get(key) !== entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }
}
