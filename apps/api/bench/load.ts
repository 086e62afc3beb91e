import { fork } from 'node:child_process';
import type { Load, LoadResult } from './load-process.ts';

/** Runs a load in a separate process, so that it does not slow the server's process. */
export function load(what: Load): Promise<LoadResult> {
  const child = fork(new URL('load-process.ts', import.meta.url));
  return new Promise((resolve, reject) => {
    // The one message that load-process.ts sends.
    child.once('message', (result) => resolve(result as LoadResult));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The load ended with code ${code}`)));
    child.send(what);
  });
}
