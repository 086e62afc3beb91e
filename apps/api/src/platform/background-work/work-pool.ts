import { Piscina } from 'piscina';
import { tryAgain } from '../../errors/try-again.ts';

/** The functions of a worker's module: each takes one value that can be copied and answers another. */
type WorkOf<W> = {
  // Any function will do: what each is given is checked where it is called.
  readonly [K in keyof W]: (input: never) => unknown;
};

export interface WorkPool<W extends WorkOf<W>> {
  /** @throws AppError `busy` when too much waits already, `unavailable` when the thread could not be started. */
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
  /** true: the thread stays once it was started. Otherwise it ends when it has had nothing to do for a minute. */
  readonly stays?: boolean;
}

const IDLE_MILLISECONDS = 60_000;

/**
 * Work that would hold the event loop or crowd the processor, done one by one and in order on a thread of its own. The
 * thread starts with the first task.
 */
export function createWorkPool<W extends WorkOf<W>>(options: WorkPoolOptions): WorkPool<W> {
  const { waitingMax, busy } = options;
  let pool: Piscina | null = null;
  const failures = new WeakMap<Piscina, unknown>();
  const start = () => {
    const started = startPool(options);
    // The thread could not start. Unheard, this would end the process; and the tasks would wait forever.
    started.on('error', (error) => {
      failures.set(started, error);
      if (pool === started) pool = null;
      void started.destroy();
    });
    return started;
  };
  return {
    async run(name, input) {
      if (pool && pool.queueSize >= waitingMax) throw tryAgain('busy', busy);
      pool ??= start();
      const used = pool;
      try {
        return await used.run(input, { name });
      } catch (error) {
        if (!failures.has(used)) throw error;
        throw tryAgain('unavailable', 'The service is not available just now.', failures.get(used));
      }
    },
  };
}

function startPool({ file, nice = 0, stays = false }: WorkPoolOptions): Piscina {
  return new Piscina({
    filename: file.href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: stays ? Infinity : IDLE_MILLISECONDS,
    niceIncrement: nice,
    stricterFIFO: true,
    // From the sources, whatever started this process; or built, whose errors then name the sources.
    execArgv: [file.href.endsWith('.ts') ? '--conditions=@bandwise/source' : '--enable-source-maps'],
  });
}
