import { SOURCE_FAILURES, WATCHED_TRIES, type Rate } from '../../limits.ts';
import type { Pool } from 'pg';
import { createFailureLimit, createThrottle, type Limit } from './throttle.ts';

/** A try of a secret. */
export interface Guess {
  /** The target of the secret: an account, a locked test. */
  readonly target: string;
  /** The client that tries it: a network, or a signed-in learner. */
  readonly source: string;
  /** The site of the client's network, or the same learner. */
  readonly site: string;
}

export interface GuessLimits {
  /** Counts a try, whether or not it will succeed. @throws AppError `too_many_requests` */
  begin(guess: Guess): Promise<void>;
  /**
   * Compares a secret. Only failures count here, for the source and for the target.
   *
   * @returns whether the secret is right
   * @throws AppError `too_many_requests` without comparing
   */
  compare(guess: Guess, isRight: () => Promise<boolean>): Promise<boolean>;
}

/**
 * The limits on guessing a secret (docs/decisions/075-limits.md): for each source at each target, for each source at all
 * targets, and for each target from all sources. A target that has reached its limit is not closed, or anyone could
 * close it: until its failures are forgotten, each site has one failed try at it.
 *
 * @param limits - `pair`: tries of one source at one target; `targetFailures`: failed tries at one target
 */
export function createGuessLimits(
  pool: Pool,
  { pair, targetFailures }: { readonly pair: Limit; readonly targetFailures: Rate },
): GuessLimits {
  const { name } = pair;
  const pairs = createThrottle(pool, pair);
  const watched = createThrottle(pool, { ...WATCHED_TRIES, name: `${name}-watched` });
  const targets = createFailureLimit(pool, { ...targetFailures, name: `${name}-target` });
  const sources = createFailureLimit(pool, {
    ...SOURCE_FAILURES,
    name: `${name}-source`,
    message: 'Too many failed attempts from your network. Please try again',
  });
  return {
    async begin({ target, source }) {
      await sources.refuseWhenReached([source]);
      await pairs.spend([target, source]);
    },
    async compare({ target, source, site }, isRight) {
      // Checked again, because earlier queued tries may have reached the limit.
      const [isWatched] = await Promise.all([targets.isReached([target]), sources.refuseWhenReached([source])]);
      if (isWatched) await watched.spend([target, site]);
      if (await isRight()) {
        await pairs.forgive([target, source]);
        if (isWatched) await watched.forgive([target, site]);
        return true;
      }
      await Promise.all([targets.add([target]), sources.add([source])]);
      return false;
    },
  };
}
