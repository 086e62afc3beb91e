import { Piscina } from 'piscina';
import { AppError } from '../http/app-error.ts';

/** The functions of a worker's module: each takes one value that can be copied and answers another. */
type WorkOf<W> = {
  // Any function will do: what each is given is checked where it is called.
  readonly [K in keyof W]: (input: never) => unknown;
};

export interface WorkPool<W extends WorkOf<W>> {
  /** @throws AppError `busy` when too much waits already. */
  run<K extends keyof W & string>(name: K, input: Parameters<W[K]>[0]): Promise<Awaited<ReturnType<W[K]>>>;
}

export interface WorkPoolOptions {
  /** The worker's module, `….worker.ts`, whose exports do the work. */
  readonly file: URL;
  /** How many tasks may wait for their turn. */
  readonly waitingMax: number;
  /** What a caller is told when more do. */
  readonly busy: string;
  /** How much lower the thread's priority is, in steps of the system, where it has them: 5 is a third of a share under load. */
  readonly nice?: number;
}

/** A thread that has had nothing to do for so long is ended, and started again when there is work. */
const IDLE_MILLISECONDS = 60_000;
const RETRY_SECONDS = 10;

/**
 * Work that would hold the event loop or crowd the processor, done one by one and in order on a thread of its own. The
 * thread starts with the first task.
 */
export function createWorkPool<W extends WorkOf<W>>({
  file,
  waitingMax,
  busy,
  nice = 0,
}: WorkPoolOptions): WorkPool<W> {
  let pool: Piscina | null = null;
  const refuseWhenFull = () => {
    if (pool && pool.queueSize >= waitingMax)
      throw new AppError('busy', `${busy} Please try again in ${RETRY_SECONDS} seconds.`, {
        retryAfter: RETRY_SECONDS,
      });
  };
  return {
    async run(name, input) {
      refuseWhenFull();
      pool ??= startPool(file, nice);
      return pool.run(input, { name });
    },
  };
}

function startPool(file: URL, nice: number): Piscina {
  const isBuilt = import.meta.url.endsWith('.js');
  return new Piscina({
    filename: isBuilt ? file.href.replace(/\.ts$/, '.js') : file.href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MILLISECONDS,
    niceIncrement: nice,
    stricterFIFO: true,
    // From the sources, whatever started this process.
    ...(isBuilt ? {} : { execArgv: ['--conditions=@bandwise/source'] }),
  });
}
