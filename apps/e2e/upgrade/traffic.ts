import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { apiLog } from '../src/deployed/api-processes.ts';
import type { Site } from '../src/deployed/site.ts';

/** The figures of the logs of nginx and the API processes. */
export interface Traffic {
  readonly calls: number;
  /** The number of requests that the second process answered, because the first did not. */
  readonly passedOver: number;
  /** One line for each response with status 500 or more. The client repeats some of these calls. */
  readonly failed: readonly string[];
  /** One line for each error that a process logged. */
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
