import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@bandwise/config/free-port';
import { addContent } from '../../src/processes/add-content.ts';
import { startDurableDatabase, type DurableDatabase } from './durable-database.ts';
import { startProxy, type Proxy } from './proxy.ts';
import { superviseApi, type SupervisedApi } from './supervised-api.ts';

export type Engine = 'PGlite' | 'PostgreSQL';

/** A running product of the campaign, with one administrator and no tests. */
export interface Rig {
  readonly api: SupervisedApi;
  readonly server: { readonly database: DurableDatabase; readonly proxy: Proxy } | null;
  /** The output of the API and the database. */
  readonly log: string;
  /** The folder of the API's files. */
  readonly dataFolder: string;
  /** The file with the shift of the clock. */
  readonly clock: string;
  stop(): Promise<void>;
}

export interface RigOptions {
  /** The folder for the files of the product; a temporary one by default. */
  readonly dataFolder?: string;
  /** The folder for the files of PostgreSQL; a temporary one by default. */
  readonly databaseFolder?: string;
  readonly isClockMovable?: boolean;
  /** Settings of docs/configuration.md. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly through?: readonly string[];
  /** Further cleanup, run last. */
  readonly end?: () => Promise<unknown>;
}

export const ADMIN = { email: 'admin@example.com', password: 'practice-makes-perfect' };
const running = new Set<() => Promise<void>>();

/** Stops all rigs of an interrupted campaign. */
export async function stopAllRigs(): Promise<void> {
  await Promise.all([...running].map((stop) => stop()));
}

const SHIFT_CLOCK = new URL('shift-clock.ts', import.meta.url).href;

export async function startRig(engine: Engine, options: RigOptions = {}): Promise<Rig> {
  const ends: (() => Promise<unknown>)[] = options.end ? [options.end] : [];
  const stop = async () => {
    running.delete(stop);
    for (const end of ends.splice(0).reverse()) await end();
  };
  running.add(stop);
  try {
    const folder = await mkdtemp(join(tmpdir(), 'bandwise-faults-'));
    ends.push(() => rm(folder, { recursive: true, force: true }));
    // Started by root, PostgreSQL runs as a separate user, who needs access to its files.
    await chmod(folder, 0o755);
    const log = join(folder, 'log');
    const clock = join(folder, 'clock');
    const server = engine === 'PGlite' ? null : await startServer(options.databaseFolder ?? folder, ends);
    const dataFolder = options.dataFolder ?? join(folder, 'data');
    const env = {
      DATA_DIR: dataFolder,
      SERVE_WEB: 'off',
      // Without the limits for one person, because each simulated learner does the work of many.
      NODE_ENV: 'test',
      ...options.settings,
      ...(server ? { DATABASE_URL: server.url } : {}),
      ...(options.isClockMovable ? { NODE_OPTIONS: `--import=${SHIFT_CLOCK}`, FAULTS_CLOCK: clock } : {}),
    };
    await addContent({ env, admin: ADMIN, exams: [] });
    const api = await superviseApi({ port: await findFreePort(), env, through: options.through ?? [], log });
    ends.push(api.stop);
    return { api, server, log, dataFolder, clock, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Starts PostgreSQL and its proxy. */
async function startServer(folder: string, ends: (() => Promise<unknown>)[]) {
  const database = await startDurableDatabase(folder);
  ends.push(database.stop);
  const address = new URL(database.url);
  const proxy = await startProxy({ host: address.hostname, port: Number(address.port) });
  ends.push(proxy.stop);
  address.port = String(proxy.port);
  return { database, proxy, url: address.toString() };
}
