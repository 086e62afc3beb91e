import { hash } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../../errors/app-error.ts';

export interface Throttle {
  /** Counts one try. @throws AppError `too_many_requests` when there were too many. */
  spend(key: readonly string[]): Promise<void>;
  /** Forgets the tries, after a right password. */
  forgive(key: readonly string[]): Promise<void>;
}

/** A limit on tries that all API processes share, in the database. */
export function createThrottle(
  pool: Pool,
  limit: { name: string; tries: number; seconds: number; message?: string },
): Throttle {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'throttles',
    tableCreated: true,
    keyPrefix: limit.name,
    points: limit.tries,
    duration: limit.seconds,
    // Old rows are swept in one place (main.ts), not by a timer for each limit.
    clearExpiredByTimeout: false,
  });
  return {
    async spend(key) {
      try {
        await limiter.consume(digest(key));
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        const retryAfter = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
        const message = limit.message ?? 'Too many attempts. Please try again';
        throw new AppError('too_many_requests', `${message} in ${retryAfter} seconds.`, { retryAfter });
      }
    },
    async forgive(key) {
      await limiter.delete(digest(key));
    },
  };
}

/** Keys have 255 characters in the table, and need not be readable there. */
function digest(key: readonly string[]): string {
  return hash('sha256', JSON.stringify(key), 'base64url');
}
