import { existsSync } from 'node:fs';
import { run } from '../scripts/steps.ts';

/** Whether `installPackages` can do anything here: as root, where there is apt. */
export const canInstallPackages = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs packages of the distribution, if it may. Look afterwards whether they are there. */
export async function installPackages(...names: readonly string[]): Promise<void> {
  if (!canInstallPackages()) return;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run(['apt-get', 'update', '-qq'], env);
  // A new machine may be looking for updates just now.
  const patience = ['-o', 'DPkg::Lock::Timeout=120'];
  await run(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...patience, ...names], env);
}
