import { Pool, type ClientConfig, type PoolConfig } from 'pg';
import type { DatabaseLimits } from './limits.ts';
import { nameStatements } from './pooler.ts';
import { watchConnections } from './watch-connections.ts';

/** For work that takes as long as it takes, a connection is still to be there in this time. */
const PATIENT_CONNECT = 10_000;
/** A connection at rest whose other side is gone is found out by the system in about twice that. */
const KEEP_ALIVE = 10_000;

/** As the server shows it in `pg_stat_activity`. */
const APPLICATION = 'bandwise';

export interface ServerPool {
  readonly pool: Pool;
  readonly close: () => Promise<void>;
}

/** The configuration of every connection to a server. */
function connectionConfig(limits: DatabaseLimits | null) {
  return {
    application_name: APPLICATION,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE,
    connectionTimeoutMillis: limits?.connect ?? PATIENT_CONNECT,
  } satisfies ClientConfig;
}

/** One that hears of changes, and is given up when it does not answer in time. */
export function listenerConfig(connectionString: string, limits: DatabaseLimits | null): ClientConfig {
  return {
    ...connectionConfig(limits),
    connectionString,
    application_name: `${APPLICATION} listener`,
    query_timeout: limits?.silence ?? PATIENT_CONNECT,
  };
}

/** Connections to a server; `limits` null: for work that takes as long as it takes. */
export function createServerPool(config: PoolConfig, limits: DatabaseLimits | null): ServerPool {
  const pool = new Pool({
    ...config,
    ...connectionConfig(limits),
    verify: nameStatements,
    // Rarely wanted, so not kept.
    ...(limits === null && { idleTimeoutMillis: 1000 }),
    ...(limits && {
      statement_timeout: limits.statement,
      lock_timeout: limits.lock,
      idle_in_transaction_session_timeout: limits.idleInTransaction,
    }),
  });
  tolerateLosses(pool);
  if (limits) watchConnections(pool, limits.silence);
  return { pool, close: () => pool.end() };
}

/** A connection that breaks is replaced at the next query, and one at work tells its query; else either would end the process. */
export function tolerateLosses(pool: Pool): void {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
}
