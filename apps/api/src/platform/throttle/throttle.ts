import { hash } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../../errors/app-error.ts';
import type { Rate } from '../../limits.ts';
import { waitText } from '../text/times.ts';

export interface Throttle {
  /** Counts one try. @throws AppError `too_many_requests` when there were too many. */
  spend(key: readonly string[]): Promise<void>;
  /** Resets the count after a right password. */
  forgive(key: readonly string[]): Promise<void>;
}

export interface Limit extends Rate {
  readonly name: string;
  /** The message of a refusal, which ends in "in … seconds." */
  readonly message?: string;
}

/** A limit on tries that all API processes share, in the database. */
export function createThrottle(pool: Pool, limit: Limit): Throttle {
  const limiter = createLimiter(pool, limit);
  return {
    spend: (key) => consume(limiter, limit, key),
    async forgive(key) {
      await limiter.delete(digest(key));
    },
  };
}

/** A limit that each process counts in its own memory: it costs a call nothing, and n processes allow n times as many. */
export function createProcessThrottle(limit: Limit): Pick<Throttle, 'spend'> {
  const limiter = new RateLimiterMemory({ keyPrefix: limit.name, points: limit.tries, duration: limit.seconds });
  return { spend: (key) => consume(limiter, limit, key) };
}

async function consume(limiter: RateLimiterMemory | RateLimiterPostgres, limit: Limit, key: readonly string[]) {
  try {
    await limiter.consume(digest(key));
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw refusal(limit, error);
  }
}

/** A limit on failed tries: a try that succeeds costs nothing, so any number of people behind one key may succeed. */
export interface FailureLimit {
  /** Counts a failed try. */
  add(key: readonly string[]): Promise<void>;
  isReached(key: readonly string[]): Promise<boolean>;
  /** @throws AppError `too_many_requests` when the limit is reached. */
  refuseWhenReached(key: readonly string[]): Promise<void>;
}

/** A limit on failed tries that all API processes share, in the database. */
export function createFailureLimit(pool: Pool, limit: Limit): FailureLimit {
  const limiter = createLimiter(pool, limit);
  const findReached = async (key: readonly string[]) => {
    const count = await limiter.get(digest(key));
    return count && count.consumedPoints >= limit.tries ? count : null;
  };
  return {
    async add(key) {
      await limiter.penalty(digest(key));
    },
    isReached: async (key) => (await findReached(key)) !== null,
    async refuseWhenReached(key) {
      const reached = await findReached(key);
      if (reached) throw refusal(limit, reached);
    },
  };
}

function createLimiter(pool: Pool, limit: Limit): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'throttles',
    tableCreated: true,
    keyPrefix: limit.name,
    points: limit.tries,
    duration: limit.seconds,
    // A job deletes expired rows, instead of a timer for each limit.
    clearExpiredByTimeout: false,
  });
}

function refusal(limit: Limit, { msBeforeNext }: RateLimiterRes): AppError {
  const retryAfter = Math.max(1, Math.ceil(msBeforeNext / 1000));
  const message = limit.message ?? 'Too many attempts. Please try again';
  return new AppError('too_many_requests', `${message} in ${waitText(retryAfter)}.`, { retryAfter });
}

/** Keys have 255 characters in the table, and need not be readable there. */
function digest(key: readonly string[]): string {
  return hash('sha256', JSON.stringify(key), 'base64url');
}
