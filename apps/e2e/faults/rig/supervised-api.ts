import { setTimeout as delay } from 'node:timers/promises';
import { startChild, waitUntilAnswers, type Child } from '../../src/processes/child.ts';
import { MAIN } from '../../src/product.ts';

/** The built API, which is started again whenever it ends, as by a service manager (deploy/systemd). */
export interface SupervisedApi {
  readonly url: string;
  /** The id of the running process; 0 while none runs. */
  readonly pid: () => number;
  readonly starts: () => number;
  stop(): Promise<void>;
}

export interface ApiOptions {
  readonly port: number;
  readonly env: Readonly<Record<string, string>>;
  /** A program with arguments that is executed first and replaces itself by the API. */
  readonly through?: readonly string[];
  readonly log: string;
}

const BETWEEN_STARTS = 100;

export async function superviseApi({ port, env, through = [], log }: ApiOptions): Promise<SupervisedApi> {
  const url = `http://127.0.0.1:${port}`;
  const [program, ...args] = [...through, process.execPath, MAIN];
  let isStopping = false;
  let starts = 0;
  let child: Child;
  const start = () => {
    starts += 1;
    child = startChild(program, args, { env: { PORT: String(port), LOG_LEVEL: 'warn', ...env }, log });
    return child;
  };
  const first = start();
  const supervision = supervise();

  async function supervise(): Promise<void> {
    for (;;) {
      await child.ended;
      if (isStopping) return;
      await delay(BETWEEN_STARTS);
      if (isStopping) return;
      start();
    }
  }

  async function stop(): Promise<void> {
    isStopping = true;
    // SIGKILL, because a stopped or stuck process does not react to another signal.
    if (!child.hasEnded()) await child.stop('SIGKILL');
    await supervision;
  }

  try {
    await waitUntilAnswers(`${url}/api/ready`, { child: first, log });
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, pid: () => (child.hasEnded() ? 0 : child.pid), starts: () => starts, stop };
}
