import {
  DATABASE_CONNECT_TIME,
  DATABASE_IDLE_IN_TRANSACTION,
  DATABASE_LOCK_WAIT,
  DATABASE_SILENCE,
  DATABASE_STATEMENT_TIME,
} from '../limits.ts';

/** How long the database may take, in milliseconds. */
export interface DatabaseLimits {
  readonly connect: number;
  readonly silence: number;
  readonly statement: number;
  readonly lock: number;
  readonly idleInTransaction: number;
}

/**
 * Each limit is shorter than the limit of what waits for it: a lock gives up before its statement, a statement before its
 * silent connection, and a call that waits for a connection gets the one that replaces it. So a call that meets a hanging
 * connection is served in less than five seconds.
 */
export const DATABASE_LIMITS: DatabaseLimits = {
  lock: DATABASE_LOCK_WAIT,
  statement: DATABASE_STATEMENT_TIME,
  silence: DATABASE_SILENCE,
  connect: DATABASE_CONNECT_TIME,
  idleInTransaction: DATABASE_IDLE_IN_TRANSACTION,
};
