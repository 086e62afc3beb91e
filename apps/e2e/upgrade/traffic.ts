import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { apiLog } from '../src/deployed/api-processes.ts';
import type { Site } from '../src/deployed/site.ts';

/** The requests logged by nginx and the API processes. */
export interface Traffic {
  readonly calls: number;
  /** Requests answered by the second process that nginx tried. */
  readonly passedOver: number;
  /** A line for each that was answered 500 or more: the client repeats some of them by itself. */
  readonly failed: readonly string[];
  /** A line for each error that a process logged. */
  readonly errors: readonly string[];
}

export async function readTraffic({ folder, apiPorts }: Site): Promise<Traffic> {
  const log = await readFile(join(folder, 'nginx', 'bandwise-access.log'), 'utf8');
  const lines = log.split('\n').filter((line) => / "[A-Z]+ \/(api|sanctum)\//.test(line));
  const logs = await Promise.all(apiPorts.map((port) => readFile(apiLog(folder, port), 'utf8')));
  return {
    calls: lines.length,
    passedOver: lines.filter((line) => /upstream="[^"]+, /.test(line)).length,
    failed: lines.filter((line) => /" 5\d\d \d/.test(line)),
    errors: logs.flatMap((text) => text.split('\n')).filter((line) => /"level":[56]0/.test(line)),
  };
}
