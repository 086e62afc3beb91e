import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';

const STRACE = '/usr/bin/strace';

/**
 * Delays the system calls that write to the disk, as a slow disk does, for these processes and their children.
 * @returns a function that ends the delay.
 */
export function slowDown(pids: readonly number[], milliseconds: number): () => Promise<void> {
  const calls = 'pwrite64,pwritev,fsync,fdatasync,ftruncate';
  const options = `-f -qq -o /dev/null -e trace=${calls} -e inject=${calls}:delay_enter=${milliseconds * 1000}`;
  const child = spawn(STRACE, [...options.split(' '), ...pids.flatMap((pid) => ['-p', String(pid)])], {
    stdio: 'ignore',
  });
  const ended = once(child, 'close');
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
}

/** The reason why this machine cannot run the phases with a slow disk; null if it can. Installs strace if that is possible. */
export function whyNoSlowDisk(): string | null {
  if (process.platform !== 'linux') return 'only on Linux can a system call be held up';
  if (process.getuid?.() !== 0) return "needs root, to hold up another process's system calls";
  if (!existsSync(STRACE) && existsSync('/usr/bin/apt-get')) installStrace();
  return existsSync(STRACE) ? null : 'strace could not be installed';
}

function installStrace(): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'strace'], { env, stdio: 'ignore' });
  } catch {
    // The caller checks whether the file exists.
  }
}
