import type { ChangeFeed } from '../../db/changes/change-feed.ts';
import type { BoundedCache } from './bounded-cache.ts';

/** A cache that is valid while the database notifies its changes. */
export interface NotifiedCache<Id extends string, V> {
  /** Returns a value that is at most a second old; queries the database while notifications are missing. */
  get(id: Id): Promise<V>;
  /** Queries the database. */
  ask(id: Id): Promise<V>;
  /** Invalidates an entry: the next read queries the database. */
  forget(id: Id): void;
}

export interface NotifiedCacheOptions<Id extends string, V> {
  readonly changeFeed: ChangeFeed;
  /** The prefix of the id in the feed's keys. */
  readonly prefix: string;
  readonly cache: BoundedCache<V>;
  readonly load: (id: Id) => Promise<V>;
  /** Values without notifications are not cached. */
  readonly isNotified?: (value: V) => boolean;
}

/** A change during a load invalidates it: only callers from before the change get its value. */
export function createNotifiedCache<Id extends string, V>({
  changeFeed,
  prefix,
  cache,
  load,
  isNotified = () => true,
}: NotifiedCacheOptions<Id, V>): NotifiedCache<Id, V> {
  changeFeed.onChange((key) => {
    if (key === null) cache.clear();
    else if (key.startsWith(prefix)) cache.delete(key.slice(prefix.length));
  });

  async function loadOnce(id: Id): Promise<V> {
    const value = await load(id);
    if (!isNotified(value)) cache.delete(id);
    return value;
  }

  return {
    get: (id) => (changeFeed.isCurrent() ? cache.get(id, () => loadOnce(id)) : load(id)),
    ask: load,
    forget: (id) => cache.delete(id),
  };
}
