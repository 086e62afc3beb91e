import { existsSync } from 'node:fs';
import { run } from '../scripts/steps.ts';

/** Whether this process may install packages: it is root on a system with apt. */
export const canInstallPackages = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs packages of the distribution if that is possible. The caller checks the result. */
export async function installPackages(...names: readonly string[]): Promise<void> {
  if (!canInstallPackages()) return;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run(['apt-get', 'update', '-qq'], env);
  // An automatic update may have locked apt.
  const lockTimeout = ['-o', 'DPkg::Lock::Timeout=120'];
  await run(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...lockTimeout, ...names], env);
}
