import { readdirSync, readFileSync } from 'node:fs';

/** Sends a signal; a process that is gone already is as good. */
export function signal(pid: number, name: NodeJS.Signals): void {
  if (pid <= 0) return;
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

export function childrenOf(parent: number): number[] {
  if (parent <= 0) return [];
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && parentOf(pid) === parent);
}

/** Its command line, '' if it has gone. */
export function commandOf(pid: number): string {
  return read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim();
}

function parentOf(pid: number): number {
  // The name in brackets may hold anything; what follows the last one is numbers.
  const [, , parent] = read(`/proc/${pid}/stat`).replace(/^.*\)/s, '').split(' ');
  return Number(parent);
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
