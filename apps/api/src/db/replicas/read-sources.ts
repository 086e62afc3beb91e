import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Schema } from '../schema.ts';

/** A database to read from: the primary, or a replica, which is read-only. */
export interface ReadSource {
  readonly db: Kysely<Schema>;
  readonly pool: Pool;
}

/** Reports why a replica (host and port) is excluded; null: it is included again. */
export type OnReplica = (name: string, reason: string | null) => void;

/** The databases for reads that may be a second old. */
export interface ReadSources {
  readonly primary: ReadSource;
  readonly hasReplicas: boolean;
  /** Picks, in rotation, a fresh replica that has replayed the position `seen`; without one the primary. */
  pick(seen: bigint): ReadSource;
  /** The primary's write position: everything committed before this call is before it. */
  position(): Promise<bigint>;
  /** Excludes a source until its next sample. */
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
