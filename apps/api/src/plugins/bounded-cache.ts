interface Entry<V> {
  readonly value: Promise<V>;
  size: number;
}

/**
 * Keeps the most recently used values within a size. Callers that ask for the same missing value share one load; a load
 * that fails is forgotten.
 */
export class BoundedCache<V> {
  readonly #entries = new Map<string, Entry<V>>();
  readonly #maxSize: number;
  readonly #sizeOf: (value: V) => number;
  #size = 0;

  constructor(options: { readonly maxSize: number; readonly sizeOf: (value: V) => number }) {
    this.#maxSize = options.maxSize;
    this.#sizeOf = options.sizeOf;
  }

  get size(): number {
    return this.#size;
  }

  get(key: string, load: () => Promise<V>): Promise<V> {
    const known = this.#entries.get(key);
    if (known) {
      this.#entries.delete(key);
      this.#entries.set(key, known);
      return known.value;
    }
    const entry: Entry<V> = { value: load(), size: 0 };
    this.#entries.set(key, entry);
    entry.value.then(
      (value) => this.#weigh(key, entry, value),
      () => this.#drop(key, entry),
    );
    return entry.value;
  }

  #weigh(key: string, entry: Entry<V>, value: V): void {
    if (this.#entries.get(key) !== entry) return;
    entry.size = this.#sizeOf(value);
    this.#size += entry.size;
    for (const [oldest, { size }] of this.#entries) {
      if (this.#size <= this.#maxSize) return;
      this.#entries.delete(oldest);
      this.#size -= size;
    }
  }

  #drop(key: string, entry: Entry<V>): void {
    if (this.#entries.get(key) === entry) this.#entries.delete(key);
  }
}
