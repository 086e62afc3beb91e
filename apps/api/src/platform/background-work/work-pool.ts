import { Piscina } from 'piscina';
import { AppError } from '../../errors/app-error.ts';
import { tryAgain } from '../../errors/try-again.ts';
import { MB, SECOND, TASK_MEMORY_MAX, TASK_TIME_MAX } from '../../limits.ts';
import { createBoundedQueue } from './bounded-queue.ts';

/** The functions of a worker's module: input and output are one cloneable value. */
type WorkOf<W> = {
  // Accepts any function; `run` checks the input's type.
  readonly [K in keyof W]: (input: never) => unknown;
};

export interface WorkPool<W extends WorkOf<W>> {
  /**
   * @throws AppError `busy` when the queue is full, `unavailable` when the thread could not start, `too_complex` when the task exceeded its
   * limit.
   */
  run<K extends keyof W & string>(name: K, input: Parameters<W[K]>[0]): Promise<Awaited<ReturnType<W[K]>>>;
}

export interface WorkPoolOptions {
  /** The worker's module, `….worker.ts`, whose exports do the work. */
  readonly file: URL;
  /** The most waiting tasks. */
  readonly waitingMax: number;
  /** The error message when the queue is full. */
  readonly busy: string;
  /** The limit of one task; unset for tasks whose duration does not depend on input. */
  readonly limit?: TaskLimit;
  /** The niceness of the thread, if the system supports it: with 5 it gets a third of the CPU share under load. */
  readonly nice?: number;
  /** Whether the thread stays alive; otherwise it ends after a minute without tasks. */
  readonly stays?: boolean;
}

export interface TaskLimit {
  /** Counted from the transfer to the thread, including the thread's start; time in the queue does not count. */
  readonly seconds: number;
  /** Size of the thread's heap. Buffers, which are outside of the heap, do not count. */
  readonly megabytes: number;
}

/**
 * The limit for sent tests, drawings and bodies. Two busy processors need four seconds for the largest test that the limits
 * allow, and eight seconds and 200 MB for the largest drawing.
 */
export const READING_LIMIT: TaskLimit = {
  seconds: TASK_TIME_MAX / SECOND,
  megabytes: TASK_MEMORY_MAX / MB,
};

const IDLE_MILLISECONDS = 60_000;

/**
 * Runs work that would block the event loop on a separate thread, one task at a time and in order. The
 * thread starts with the first task. A task that exceeds its limit ends the thread; the next task starts another.
 */
export function createWorkPool<W extends WorkOf<W>>(options: WorkPoolOptions): WorkPool<W> {
  const { waitingMax, busy, limit } = options;
  // Piscina's own queue is not used: after a thread ends, it starts no new one for waiting tasks.
  const queue = createBoundedQueue({ running: 1, waitingMax, busy });
  let pool: Piscina | null = null;
  const failures = new WeakMap<Piscina, unknown>();
  const start = () => {
    const started = startPool(options);
    // The thread could not start. Without a listener the error would exit the process, and tasks would wait forever.
    started.on('error', (error) => {
      // A thread that is ended because its time is over can still report full memory, after its task has been refused.
      if (isOutOfMemory(error)) return;
      failures.set(started, error);
      if (pool === started) pool = null;
      void started.destroy();
    });
    return started;
  };
  return {
    run: (name, input) =>
      queue(async () => {
        pool ??= start();
        const used = pool;
        const timeOver = new AbortController();
        const timer = limit && setTimeout(() => timeOver.abort(), limit.seconds * 1000);
        try {
          return await used.run(input, { name, signal: timeOver.signal });
        } catch (error) {
          if (timeOver.signal.aborted || isOutOfMemory(error))
            throw new AppError(
              'too_complex',
              'The content is too complex to process. Please simplify it or make it smaller.',
              {
                cause: error,
              },
            );
          if (!failures.has(used)) throw error;
          throw tryAgain('unavailable', 'The service is not available at the moment.', failures.get(used));
        } finally {
          clearTimeout(timer);
        }
      }),
  };
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

function startPool({ file, limit, nice = 0, stays = false }: WorkPoolOptions): Piscina {
  return new Piscina({
    filename: file.href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: stays ? Infinity : IDLE_MILLISECONDS,
    niceIncrement: nice,
    ...(limit ? { resourceLimits: { maxOldGenerationSizeMb: limit.megabytes } } : {}),
    // Runs the worker from the sources, or its build with source maps.
    execArgv: [file.href.endsWith('.ts') ? '--conditions=@bandwise/source' : '--enable-source-maps'],
  });
}
