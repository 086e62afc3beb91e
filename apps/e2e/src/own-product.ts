import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@bandwise/config/free-port';
import { connect, type Api } from './api.ts';
import { startChild, waitUntilAnswers, type Child } from './processes/child.ts';
import { MAIN } from './product.ts';

/** The built product in a process of one journey, with separate settings; the journey may kill it. */
export interface OwnProduct {
  readonly url: string;
  /** Its files: the embedded database, the outbox and `log`. */
  readonly folder: string;
  readonly dataDir: string;
  /** A new connection to its API, not signed in. */
  readonly connect: () => Api;
  /** Ends the process as a crash does, at once. */
  kill(): Promise<void>;
  /** Stops the process where it is: it neither answers nor refuses until `resume`. */
  pause(): void;
  resume(): void;
  /** Starts the process again, at the same address and on the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

type Settings = Readonly<Record<string, string>>;

/**
 * Starts the product on an empty directory; `settings` are environment variables of docs/configuration.md. `fill` puts
 * something there first, in the environment that it is given.
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
      // Told to end, it would wait for the browser to close its connections, and then its files go all the same.
      await child.stop('SIGKILL');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
