import { chmodSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { canInstallPackages, installPackages } from '@bandwise/config/install-packages';

const SYSTEM_NGINX = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];
/** What Debian asks before it starts a service; 101 forbids. */
const POLICY = '/usr/sbin/policy-rc.d';

/**
 * The path of nginx: NGINX_PATH, else the system's, else the distribution's package (which needs root).
 * The package's own service is never started.
 */
export async function ensureNginx(): Promise<string> {
  const named = process.env['NGINX_PATH'];
  if (named) {
    if (!existsSync(named)) throw new Error(`NGINX_PATH names no file: ${named}`);
    return named;
  }
  const system = installed();
  if (system) return system;
  if (!canInstallPackages())
    throw new Error(
      'nginx is needed, and only root on Debian can have it installed here; install it or set NGINX_PATH',
    );
  console.log("No nginx here: installing the distribution's package.");
  await withoutServices(async () => {
    await installPackages('nginx');
    // Serves the .br files of the build; without it the .gz files are served.
    await installPackages('libnginx-mod-http-brotli-static');
  });
  const packaged = installed();
  if (!packaged) throw new Error('nginx could not be installed; set NGINX_PATH to one');
  return packaged;
}

function installed(): string | null {
  return SYSTEM_NGINX.find((path) => existsSync(path)) ?? null;
}

async function withoutServices(install: () => Promise<void>): Promise<void> {
  const policyIsOurs = !existsSync(POLICY);
  if (policyIsOurs) {
    writeFileSync(POLICY, '#!/bin/sh\nexit 101\n');
    chmodSync(POLICY, 0o755);
  }
  try {
    await install();
  } finally {
    if (policyIsOurs) rmSync(POLICY, { force: true });
  }
}
