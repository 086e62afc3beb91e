import { Pool, type ClientConfig, type PoolConfig } from 'pg';
import type { DatabaseLimits } from './limits.ts';
import { nameStatements } from './pooler.ts';
import { watchConnections } from './watch-connections.ts';

/** Milliseconds to connect, also for work without time limits. */
const PATIENT_CONNECT = 10_000;
/** Milliseconds until the system probes an idle connection; a dead one is noticed in about twice that. */
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

/** The listener's connection: a query that times out closes it. */
export function listenerConfig(connectionString: string, limits: DatabaseLimits | null): ClientConfig {
  return {
    ...connectionConfig(limits),
    connectionString,
    application_name: `${APPLICATION} listener`,
    query_timeout: limits?.silence ?? PATIENT_CONNECT,
  };
}

/** Connections to a server; `limits` null: no time limits. */
export function createServerPool(config: PoolConfig, limits: DatabaseLimits | null): ServerPool {
  const pool = new Pool({
    ...config,
    ...connectionConfig(limits),
    verify: nameStatements,
    // Rarely used, so closed soon.
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

/**
 * Handles errors of idle and busy connections, which would otherwise exit the process: the pool replaces an idle connection, and a busy one
 * fails its query.
 */
export function tolerateLosses(pool: Pool): void {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
}
