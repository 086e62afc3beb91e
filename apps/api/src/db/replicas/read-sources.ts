import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Schema } from '../schema.ts';

/** A database that may be read: the primary, or a replica, which refuses to be written to. */
export interface ReadSource {
  readonly db: Kysely<Schema>;
  readonly pool: Pool;
}

/** Reports why a replica (host and port) is excluded; null: it is included again. */
export type OnReplica = (name: string, reason: string | null) => void;

/** Where calls read what may be a second old. */
export interface ReadSources {
  readonly primary: ReadSource;
  readonly hasReplicas: boolean;
  /** A replica that is fit and has all that the primary had written up to `seen`, each in turn; else the primary. */
  pick(seen: bigint): ReadSource;
  /** The primary's write position: everything committed before this call is before it. */
  position(): Promise<bigint>;
  /** Nothing is read from it until it has been looked at again. */
  leaveOut(source: ReadSource): void;
  /** Subscribes a log to the current states and their changes. */
  onReplica(tell: OnReplica): void;
  close(): Promise<void>;
}

/** Creates one value for each source, for the lifetime of the source. */
export function forEachSource<T>(make: (source: ReadSource) => T): (source: ReadSource) => T {
  const made = new WeakMap<ReadSource, T>();
  return (source) => {
    const own = made.get(source) ?? make(source);
    made.set(source, own);
    return own;
  };
}

/** Without replicas. */
export function primaryOnly(primary: ReadSource): ReadSources {
  return {
    primary,
    hasReplicas: false,
    pick: () => primary,
    position: () => Promise.resolve(0n),
    leaveOut: () => undefined,
    onReplica: () => undefined,
    close: () => Promise.resolve(),
  };
}
