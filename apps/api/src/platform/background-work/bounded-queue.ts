import pLimit from 'p-limit';
import { tryAgain } from '../../errors/try-again.ts';

export interface BoundedQueueOptions {
  /** How many are at work at once; the others wait for their turn, in order. */
  readonly running: number;
  readonly waitingMax: number;
  /** The error message when the queue is full. */
  readonly busy: string;
}

export interface BoundedQueue {
  /** @throws AppError `busy` when too many wait already; nothing has been done then. */
  <T>(work: () => Promise<T>): Promise<T>;
  /** Says so before there is any work. */
  refuseWhenFull(): void;
}

/** Lets few of a crowd in at a time, so that everybody else still finds room. */
export function createBoundedQueue(options: BoundedQueueOptions): BoundedQueue {
  const { running, waitingMax, busy } = options;
  const limit = pLimit(running);
  const refuseWhenFull = () => {
    if (limit.activeCount + limit.pendingCount >= running + waitingMax) throw tryAgain('busy', busy);
  };
  const queue = async <T>(work: () => Promise<T>) => {
    refuseWhenFull();
    return limit(work);
  };
  return Object.assign(queue, { refuseWhenFull });
}
