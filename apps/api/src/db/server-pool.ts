import { Pool, type PoolConfig } from 'pg';
import type { DatabaseLimits } from './limits.ts';
import { watchConnections } from './watch-connections.ts';

/** For work that takes as long as it takes, a connection is still to be there in this time. */
const PATIENT_CONNECT = 10_000;
/** A connection at rest whose other side is gone is found out by the system in about twice that. */
const KEEP_ALIVE = 10_000;

export interface ServerPool {
  readonly pool: Pool;
  readonly close: () => Promise<void>;
}

/** Connections to a server; `limits` null: for work that takes as long as it takes. */
export function createServerPool(config: PoolConfig, limits: DatabaseLimits | null): ServerPool {
  const pool = new Pool({
    ...config,
    application_name: 'bandwise',
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE,
    connectionTimeoutMillis: limits?.connect ?? PATIENT_CONNECT,
    // Rarely wanted, so not kept.
    ...(limits === null && { idleTimeoutMillis: 1000 }),
    ...(limits && {
      statement_timeout: limits.statement,
      lock_timeout: limits.lock,
      idle_in_transaction_session_timeout: limits.idleInTransaction,
    }),
  });
  const stop = limits ? watchConnections(pool, limits.silence) : () => undefined;
  return {
    pool,
    close() {
      stop();
      return pool.end();
    },
  };
}
