import pLimit from 'p-limit';
import { AppError } from '../http/app-error.ts';

export interface BoundedQueueOptions {
  /** How many are at work at once; the others wait for their turn, in order. */
  readonly running: number;
  readonly waitingMax: number;
  /** What a caller is told when more wait. */
  readonly busy: string;
}

const RETRY_SECONDS = 10;

/**
 * Lets few of a crowd in at a time, so that everybody else still finds room.
 * @throws AppError `busy` when too many wait already; nothing has been done then.
 */
export function createBoundedQueue(options: BoundedQueueOptions): <T>(work: () => Promise<T>) => Promise<T> {
  const { running, waitingMax, busy } = options;
  const limit = pLimit(running);
  return async (work) => {
    if (limit.activeCount + limit.pendingCount >= running + waitingMax)
      throw new AppError('busy', `${busy} Please try again in ${RETRY_SECONDS} seconds.`, {
        retryAfter: RETRY_SECONDS,
      });
    return limit(work);
  };
}
