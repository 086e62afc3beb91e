import { BoundedCache, type CacheOptions } from './bounded-cache.ts';

export interface CacheFigures {
  readonly bytes: number;
  readonly maxBytes: number;
}

/** All caches of a process, each with a name, a limit in bytes and a figure in the log. */
export class Caches {
  readonly #named = new Map<string, CacheFigures>();

  create<V>(name: string, options: CacheOptions<V>): BoundedCache<V> {
    if (this.#named.has(name)) throw new Error(`There is a cache ${name} already`);
    const cache = new BoundedCache(options);
    this.#named.set(name, cache);
    return cache;
  }

  figures(): Readonly<Record<string, CacheFigures>> {
    return Object.fromEntries([...this.#named].map(([name, { bytes, maxBytes }]) => [name, { bytes, maxBytes }]));
  }
}
