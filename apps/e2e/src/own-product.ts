import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@bandwise/config/free-port';
import { connect, type Api } from './api.ts';
import { startChild, waitUntilAnswers, type Child } from './processes/child.ts';
import { MAIN } from './product.ts';

/** The built product in a process for one journey, with its own settings. The journey may kill it. */
export interface OwnProduct {
  readonly url: string;
  /** The folder of its files: the data and `log`. */
  readonly folder: string;
  readonly dataDir: string;
  /** Returns a new connection to its API, not signed in. */
  readonly connect: () => Api;
  /** Ends the process at once, as a crash does. */
  kill(): Promise<void>;
  /** Suspends the process: until `resume` it neither answers nor refuses connections. */
  pause(): void;
  resume(): void;
  /** Starts the process again with the same address and data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

type Settings = Readonly<Record<string, string>>;

/**
 * Starts the product with an empty data folder. `settings` are environment variables of docs/configuration.md. `fill` is called first,
 * with the environment of the product, to add data.
 */
export async function startOwnProduct(
  settings: Settings = {},
  fill?: (env: Settings) => Promise<unknown>,
): Promise<OwnProduct> {
  const folder = await mkdtemp(join(tmpdir(), 'bandwise-own-'));
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const log = join(folder, 'log');
  const dataDir = join(folder, 'data');
  const env = { PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...settings };
  await fill?.(env);
  let child: Child = await start();

  async function start(): Promise<Child> {
    const started = startChild(process.execPath, [MAIN], { env, log });
    try {
      await waitUntilAnswers(`${url}/api/ready`, { child: started, log });
    } catch (error) {
      await started.stop('SIGKILL');
      throw error;
    }
    return started;
  }

  return {
    url,
    folder,
    dataDir,
    connect: () => connect(url),
    kill: () => child.stop('SIGKILL'),
    pause: () => void process.kill(child.pid, 'SIGSTOP'),
    resume: () => void process.kill(child.pid, 'SIGCONT'),
    restart: async () => {
      await child.stop('SIGKILL');
      child = await start();
    },
    stop: async () => {
      // SIGKILL, because after a milder signal it would wait until the browser closes its connections.
      await child.stop('SIGKILL');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
