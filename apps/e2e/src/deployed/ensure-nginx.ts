import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, rmSync, writeFileSync } from 'node:fs';

const SYSTEM_NGINX = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];
/** What Debian asks before it starts a service; 101 forbids. */
const POLICY = '/usr/sbin/policy-rc.d';

/**
 * The path of nginx: NGINX_PATH, else the system's, else the distribution's package (which needs root).
 * The package's own service is never started.
 */
export function ensureNginx(): string {
  const named = process.env['NGINX_PATH'];
  if (named) {
    if (!existsSync(named)) throw new Error(`NGINX_PATH names no file: ${named}`);
    return named;
  }
  const system = installed();
  if (system) return system;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    throw new Error(
      'nginx is needed, and only root on Debian can have it installed here; install it or set NGINX_PATH',
    );
  console.log("No nginx here: installing the distribution's package.");
  withoutServices(() => {
    apt('update', '-qq');
    apt('install', '-y', '-qq', '--no-install-recommends', 'nginx');
    // Serves the .br files of the build; without it the .gz files are served.
    apt('install', '-y', '-qq', '--no-install-recommends', 'libnginx-mod-http-brotli-static');
  });
  const packaged = installed();
  if (!packaged) throw new Error('nginx could not be installed; set NGINX_PATH to one');
  return packaged;
}

function installed(): string | null {
  return SYSTEM_NGINX.find((path) => existsSync(path)) ?? null;
}

function apt(...args: readonly string[]): void {
  spawnSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}

function withoutServices(install: () => void): void {
  const policyIsOurs = !existsSync(POLICY);
  if (policyIsOurs) {
    writeFileSync(POLICY, '#!/bin/sh\nexit 101\n');
    chmodSync(POLICY, 0o755);
  }
  try {
    install();
  } finally {
    if (policyIsOurs) rmSync(POLICY, { force: true });
  }
}
