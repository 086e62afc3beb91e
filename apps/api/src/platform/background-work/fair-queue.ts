import { tryAgain } from '../../errors/try-again.ts';

export interface FairQueueOptions {
  /** The number of concurrent tasks. */
  readonly running: number;
  /** The most waiting tasks of all sources. */
  readonly waitingMax: number;
  /** The message of a refusal. */
  readonly busy: string;
}

export interface FairQueue {
  /** Queues a task of a source. @throws AppError `busy` for a task that was evicted before it started. */
  <T>(source: string, task: () => Promise<T>): Promise<T>;
  /** @throws AppError `busy` when a task of the source would be refused now. */
  refuseWhenFull(source: string): void;
}

interface Waiting {
  readonly start: () => void;
  readonly refuse: () => void;
}

/**
 * A queue that serves its sources in rotation, and the tasks of a source in order: a source waits for at most one task of each other
 * source. When the queue is full, a task of a source with fewer tasks evicts the newest task of the source with the most.
 */
export function createFairQueue({ running, waitingMax, busy }: FairQueueOptions): FairQueue {
  /** The waiting tasks of each source, in the order in which the sources are served. */
  const sources = new Map<string, Waiting[]>();
  let runningCount = 0;
  let waitingCount = 0;

  const startNext = () => {
    const [next] = sources;
    if (next === undefined || runningCount >= running) return;
    const [source, tasks] = next;
    sources.delete(source);
    const task = tasks.shift();
    // Moves the source to the end of the rotation.
    if (tasks.length > 0) sources.set(source, tasks);
    waitingCount -= 1;
    task?.start();
  };

  /** The source whose newest task a task of `source` evicts; null if none has at least two more. */
  const findLongest = (source: string): string | null => {
    const own = sources.get(source)?.length ?? 0;
    let longest: string | null = null;
    let length = own + 1;
    for (const [other, tasks] of sources) {
      if (tasks.length <= length) continue;
      longest = other;
      length = tasks.length;
    }
    return longest;
  };

  const isFullFor = (source: string) => waitingCount >= waitingMax && findLongest(source) === null;

  const refuseWhenFull = (source: string) => {
    if (isFullFor(source)) throw tryAgain('busy', busy);
  };

  const makeSpace = (source: string) => {
    const longest = waitingCount >= waitingMax ? findLongest(source) : null;
    if (longest === null) return;
    sources.get(longest)?.pop()?.refuse();
    waitingCount -= 1;
  };

  const waitForTurn = (source: string) =>
    new Promise<void>((resolve, reject) => {
      const start = () => {
        runningCount += 1;
        resolve();
      };
      if (runningCount < running) {
        start();
        return;
      }
      makeSpace(source);
      const waiting = { start, refuse: () => reject(tryAgain('busy', busy)) };
      const tasks = sources.get(source);
      if (tasks) tasks.push(waiting);
      else sources.set(source, [waiting]);
      waitingCount += 1;
    });

  const queue = async <T>(source: string, task: () => Promise<T>): Promise<T> => {
    if (runningCount >= running) refuseWhenFull(source);
    await waitForTurn(source);
    try {
      return await task();
    } finally {
      runningCount -= 1;
      startNext();
    }
  };
  return Object.assign(queue, { refuseWhenFull });
}
