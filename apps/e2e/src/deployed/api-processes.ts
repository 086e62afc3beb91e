import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startChild, waitUntilAnswers, type Child } from '../processes/child.ts';
import { MAIN } from '../product.ts';

/** As `RestartSec` of deploy/systemd has it. */
const RESTART_AFTER = 1000;

interface Deployment {
  readonly folder: string;
  readonly environmentFile: string;
}

export interface ApiProcess {
  stop(): Promise<void>;
}

/**
 * Keeps an API process running, as systemd does: one that ends is started again after a second. Its process id is in
 * `api-PORT.pid`.
 */
export async function keepApiRunning(port: number, { folder, environmentFile }: Deployment): Promise<ApiProcess> {
  const log = apiLog(folder, port);
  let isWanted = true;

  function start(): Child {
    const env = { PORT: String(port) };
    const started = startChild(process.execPath, [`--env-file=${environmentFile}`, MAIN], { env, log });
    writeFileSync(pidFile(folder, port), String(started.pid));
    return started;
  }

  let child = start();
  const supervised = supervise();
  async function supervise(): Promise<void> {
    for (;;) {
      await child.ended;
      await delay(RESTART_AFTER);
      if (!isWanted) return;
      child = start();
    }
  }

  async function stop(): Promise<void> {
    isWanted = false;
    await child.stop('SIGTERM');
    await supervised;
  }

  try {
    await waitUntilAnswers(`http://127.0.0.1:${port}/api/ready`, { child, log });
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}

export function apiLog(folder: string, port: number): string {
  return join(folder, `api-${port}.log`);
}

export function pidFile(folder: string, port: number): string {
  return join(folder, `api-${port}.pid`);
}
