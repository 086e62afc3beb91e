import { chmodSync, existsSync, globSync, rmSync, writeFileSync } from 'node:fs';
import { onPath } from '../browsers/programs.ts';
import { canInstallPackages, installPackages } from '../browsers/install-packages.ts';

/** A program that tests need on the system. */
interface Program {
  readonly name: string;
  /** The paths to search, in this order; a pattern with several matches selects the last one. */
  readonly places: readonly string[];
  /** Debian packages to install; the first contains the program. */
  readonly packages: readonly string[];
}

const NGINX: Program = {
  name: 'nginx',
  places: [...onPath('nginx'), '/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'],
  // The second serves the .br files of the build; without it the .gz files are served.
  packages: ['nginx', 'libnginx-mod-http-brotli-static'],
};

const PGBOUNCER: Program = {
  name: 'PgBouncer',
  places: [
    ...onPath('pgbouncer'),
    '/usr/sbin/pgbouncer',
    '/usr/bin/pgbouncer',
    '/usr/local/bin/pgbouncer',
    '/opt/homebrew/bin/pgbouncer',
  ],
  packages: ['pgbouncer'],
};

const POSTGRES: Program = {
  name: 'PostgreSQL',
  // Some installations lack programs, and on Debian PATH has only a wrapper without the server beside it.
  places: ['/usr/lib/postgresql/*/bin', '/usr/local/bin', '/opt/homebrew/bin'].map(
    (folder) => `${folder}/pg_basebackup`,
  ),
  packages: ['postgresql'],
};

/** Debian runs this script before it starts a service; exit code 101 forbids the start. */
const POLICY = '/usr/sbin/policy-rc.d';

/** Returns the path of nginx. A missing program is installed from the distribution's package, which needs root. */
export const ensureNginx = (): Promise<string> => ensureProgram(NGINX);
export const ensurePgBouncer = (): Promise<string> => ensureProgram(PGBOUNCER);
/** Returns the path of one program of PostgreSQL; the server and its other programs are in the same folder. */
export const ensurePostgres = (): Promise<string> => ensureProgram(POSTGRES);

/** Finds or installs a program without starting its service. @throws if the program is missing and cannot be installed. */
async function ensureProgram({ name, places, packages }: Program): Promise<string> {
  const installed = () => places.map((place) => globSync(place).toSorted().at(-1)).find((path) => path !== undefined);
  const present = installed();
  if (present) return present;
  if (!canInstallPackages())
    throw new Error(`${name} is missing: install it, or run as root on Debian to have it installed`);
  console.log(`No ${name} found: installing the distribution's package.`);
  await withoutServices(async () => {
    for (const one of packages) await installPackages(one);
  });
  const packaged = installed();
  if (!packaged) throw new Error(`${name} could not be installed`);
  return packaged;
}

async function withoutServices(install: () => Promise<void>): Promise<void> {
  const addsPolicy = !existsSync(POLICY);
  if (addsPolicy) {
    writeFileSync(POLICY, '#!/bin/sh\nexit 101\n');
    chmodSync(POLICY, 0o755);
  }
  try {
    await install();
  } finally {
    if (addsPolicy) rmSync(POLICY, { force: true });
  }
}
