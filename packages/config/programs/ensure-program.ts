import { chmodSync, existsSync, globSync, rmSync, writeFileSync } from 'node:fs';
import { onPath } from '../browsers/programs.ts';
import { canInstallPackages, installPackages } from '../browsers/install-packages.ts';

/** A program of the system's. */
interface Program {
  readonly name: string;
  /** Where systems keep it, first those to prefer; of several versions the last. */
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
  // Not every PostgreSQL has all of its programs; what PATH has on Debian is a wrapper that is beside none of them.
  places: ['/usr/lib/postgresql/*/bin', '/usr/local/bin', '/opt/homebrew/bin'].map(
    (folder) => `${folder}/pg_basebackup`,
  ),
  packages: ['postgresql'],
};

/** Debian runs this script before it starts a service; exit code 101 forbids the start. */
const POLICY = '/usr/sbin/policy-rc.d';

/** The path of nginx, as all here: the one of PATH, else the system's, else the distribution's package, which needs root. */
export const ensureNginx = (): Promise<string> => ensureProgram(NGINX);
export const ensurePgBouncer = (): Promise<string> => ensureProgram(PGBOUNCER);
/** The path of a program of PostgreSQL; the server and the others are in the same folder. */
export const ensurePostgres = (): Promise<string> => ensureProgram(POSTGRES);

/** A package's own service is never started. @throws what is needed when it is not here and cannot be installed. */
async function ensureProgram({ name, places, packages }: Program): Promise<string> {
  const installed = () => places.map((place) => globSync(place).toSorted().at(-1)).find((path) => path !== undefined);
  const present = installed();
  if (present) return present;
  if (!canInstallPackages())
    throw new Error(`${name} is needed, and only root on Debian can have it installed here; install it`);
  console.log(`No ${name} here: installing the distribution's package.`);
  await withoutServices(async () => {
    for (const one of packages) await installPackages(one);
  });
  const packaged = installed();
  if (!packaged) throw new Error(`${name} could not be installed`);
  return packaged;
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
