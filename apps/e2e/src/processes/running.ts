import { readdirSync, readFileSync } from 'node:fs';

/** Sends a signal. Ignores a process that has ended already. */
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

/** The command line of a process; empty if the process has ended. */
export function commandOf(pid: number): string {
  return read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim();
}

function parentOf(pid: number): number {
  // The name is in brackets and may contain any character, also brackets. Fields without brackets follow it.
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
