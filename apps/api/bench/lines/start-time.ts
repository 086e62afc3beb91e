import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '@bandwise/config/free-port';

const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
const ENGINE = new URL('../engine-process.ts', import.meta.url);
const LIMIT = 60_000;

/** Seconds. */
export interface StartTime {
  readonly ours: number;
  /** Milliseconds until a process with only the embedded engine has run a statement. */
  readonly engine: number;
}

/**
 * How long until the built product answers when its database exists. The first start, which makes the database and its
 * samples, is not counted. null: it is not built.
 */
export async function startTimes(): Promise<StartTime | null> {
  if (!existsSync(MAIN)) return null;
  const folder = await mkdtemp(path.join(tmpdir(), 'bandwise-bench-'));
  const startBoth = async (): Promise<StartTime> => ({
    ours: await startOnce(path.join(folder, 'ours')),
    engine: await startEngine(path.join(folder, 'engine')),
  });
  try {
    await startBoth();
    return await startBoth();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function startEngine(folder: string): Promise<number> {
  const start = performance.now();
  const engine = fork(ENGINE, [folder]);
  await once(engine, 'message');
  const seconds = (performance.now() - start) / 1000;
  const ended = once(engine, 'exit');
  engine.disconnect();
  await ended;
  return seconds;
}

async function startOnce(folder: string): Promise<number> {
  const port = await findFreePort();
  const { DATABASE_URL: _none, ...inherited } = process.env;
  const start = performance.now();
  const product = spawn(process.execPath, [MAIN], {
    env: { ...inherited, NODE_ENV: 'development', PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder },
    stdio: 'ignore',
  });
  const ended = once(product, 'exit');
  while (!(await isAnswering(port))) {
    if (product.exitCode !== null || performance.now() - start > LIMIT) throw new Error('The product does not start');
    await sleep(10);
  }
  const seconds = (performance.now() - start) / 1000;
  product.kill('SIGTERM');
  await ended;
  return seconds;
}

function isAnswering(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}
