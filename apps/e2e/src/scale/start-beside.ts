import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Site } from '../deployed/site.ts';
import { childrenOf, signal } from '../processes/running.ts';

const SCRIPT = fileURLToPath(new URL('run-example.ts', import.meta.url));

export interface ScaleBeside {
  readonly site: Site;
  /** Kills a PostgreSQL server; the second and third are replicas. */
  kill(name: 'node_1' | 'node_2' | 'node_3'): void;
  stop(): Promise<void>;
}

/** Starts the example of docs/scale.md in a separate process, which always ends with this one. */
export async function startScaleBeside(): Promise<ScaleBeside> {
  const child = spawn(process.execPath, ['--conditions=@bandwise/source', SCRIPT, '--beside'], {
    stdio: ['pipe', 'pipe', 'inherit'],
    // In its own process group, because after Ctrl+C it must end its processes in the right order.
    detached: true,
  });
  const ended = once(child, 'close');
  let site: Site | undefined;
  for await (const line of createInterface(child.stdout)) {
    // The output of an installation may precede the addresses.
    if (!line.startsWith('{')) continue;
    site = JSON.parse(line);
    break;
  }
  if (!site) throw new Error('The example past one machine did not start: what it said is above.');
  const { folder } = site;
  return {
    site,
    kill(name) {
      const pid = Number(readFileSync(join(folder, name, 'data', 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
      for (const one of [pid, ...childrenOf(pid)]) signal(one, 'SIGKILL');
    },
    async stop() {
      child.stdin.end();
      await ended;
    },
  };
}
