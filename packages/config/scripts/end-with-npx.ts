/**
 * Loaded into the server by `pnpm start`, so that SIGTERM to the `npx` process ends the server too. npx passes the signal
 * on to the shell in which it runs pnpm. The shell ends, but neither pnpm nor the server gets the signal. Without npx this module does
 * nothing.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const INTERVAL = 500;
const INIT = 1;

if (/[\\/]_npx[\\/]/.test(process.env['npm_execpath'] ?? '')) endWith(parentOf(process.ppid));

function endWith(shell: number): void {
  const timer = setInterval(() => {
    if (shell !== INIT && isRunning(shell)) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, INTERVAL).unref();
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function parentOf(pid: number): number {
  if (process.platform !== 'linux') return Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)]));
  // The program's name is in brackets and may contain any character; the state and the parent follow it.
  const [, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return Number(parent);
}
