import pLimit from 'p-limit';
import { tryAgain } from '../../errors/try-again.ts';

export interface BoundedQueueOptions {
  /** The number of concurrent tasks; others wait in order. */
  readonly running: number;
  readonly waitingMax: number;
  /** The error message when the queue is full. */
  readonly busy: string;
}

export interface BoundedQueue {
  /** @throws AppError `busy` when the queue is full, before any work. */
  <T>(work: () => Promise<T>): Promise<T>;
  /** @throws AppError `busy` when the queue is full now. */
  refuseWhenFull(): void;
}

/** Limits concurrent tasks of one kind, so that others get their share of the process. */
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
