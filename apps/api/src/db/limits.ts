/** How long the database may take, in milliseconds. */
export interface DatabaseLimits {
  /** A connection to be there: made, or given back by another who had it. */
  readonly connect: number;
  /** A server that says nothing to a statement: its connection is given up. */
  readonly silence: number;
  /** A statement, by the server's own clock: it is ended, and its connection is well. */
  readonly statement: number;
  /** A statement that waits for a row which another holds. */
  readonly lock: number;
  /** A transaction that asks nothing: the server ends it, so that what it holds is free though its process hangs. */
  readonly idleInTransaction: number;
}

const IDLE_IN_TRANSACTION = 10_000;

/**
 * All from one figure (`DATABASE_TIMEOUT`), each shorter than what it must not wait for: a lock gives up before its
 * statement, a statement before its silent connection, and who waits for a connection gets the one that replaces it. So
 * with three seconds, whoever meets a connection that hangs is served in less than five.
 */
export function limitsOf(seconds: number): DatabaseLimits {
  const silence = seconds * 1000;
  return {
    lock: Math.round((silence * 4) / 6),
    statement: Math.round((silence * 5) / 6),
    silence,
    connect: Math.round((silence * 8) / 6),
    idleInTransaction: IDLE_IN_TRANSACTION,
  };
}
