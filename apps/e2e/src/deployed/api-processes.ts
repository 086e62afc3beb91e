import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startChild, waitUntilAnswers, type Child } from '../processes/child.ts';
import { mainOf, type Release } from './release.ts';

/** Milliseconds, as `RestartSec` of deploy/systemd. */
const RESTART_AFTER = 1000;

interface Deployment {
  readonly folder: string;
  readonly environmentFile: string;
  readonly release: Release;
}

export interface ApiProcess {
  /** Stops the process, starts another release instead, as `systemctl restart` does, and waits until it is ready. */
  replace(release: Release): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Keeps an API process running, as systemd does: a process that ends is started again after a second. `api-PORT.pid` has the id of the
 * process.
 */
export async function keepApiRunning(port: number, deployment: Deployment): Promise<ApiProcess> {
  const { folder, environmentFile } = deployment;
  const log = apiLog(folder, port);
  let { release } = deployment;
  let isWanted = true;
  let onReplaced: (() => void) | null = null;

  function start(): Child {
    const env = { PORT: String(port) };
    const started = startChild(process.execPath, [`--env-file=${environmentFile}`, mainOf(release)], { env, log });
    writeFileSync(pidFile(folder, port), String(started.pid));
    return started;
  }

  let child = start();
  const supervised = supervise();
  async function supervise(): Promise<void> {
    for (;;) {
      await child.ended;
      if (onReplaced === null) await delay(RESTART_AFTER);
      if (!isWanted) return;
      child = start();
      onReplaced?.();
      onReplaced = null;
    }
  }

  const untilReady = () => waitUntilAnswers(`http://127.0.0.1:${port}/api/ready`, { child, log });

  async function replace(next: Release): Promise<void> {
    const { promise: replaced, resolve } = Promise.withResolvers<void>();
    release = next;
    onReplaced = resolve;
    await child.stop('SIGTERM');
    await replaced;
    await untilReady();
  }

  async function stop(): Promise<void> {
    isWanted = false;
    await child.stop('SIGTERM');
    await supervised;
  }

  try {
    await untilReady();
  } catch (error) {
    await stop();
    throw error;
  }
  return { replace, stop };
}

export function apiLog(folder: string, port: number): string {
  return join(folder, `api-${port}.log`);
}

export function pidFile(folder: string, port: number): string {
  return join(folder, `api-${port}.pid`);
}
