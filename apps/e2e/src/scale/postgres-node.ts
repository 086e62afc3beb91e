import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { chown, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ensurePostgres } from '@bandwise/config/ensure-program';
import { findFreePort } from '@bandwise/config/free-port';
import { childrenOf, signal } from '../processes/running.ts';

const execute = promisify(execFile);
const STARTS_WITHIN = 60_000;

/** A server of a cluster, run with the programs of the distribution. */
export interface PostgresNode {
  readonly name: string;
  readonly port: number;
  /** Creates a new cluster with this server only. */
  create(): Promise<void>;
  /** Starts it from an empty folder as a replica of the server at a port. */
  follow(port: number): Promise<void>;
  /** Runs a statement as the administrator. @returns rows as lines. */
  query(statement: string): Promise<string>;
  /** Kills all of its processes at once, as if its machine were lost. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

interface NodeOptions {
  readonly name: string;
  readonly folder: string;
  readonly password: string;
  /** Further settings of the server. */
  readonly settings: Readonly<Record<string, string>>;
}

export async function planNode({ name, folder, password, settings }: NodeOptions): Promise<PostgresNode> {
  const programs = dirname(await ensurePostgres());
  const port = await findFreePort();
  const ownFolder = join(folder, name);
  const data = join(ownFolder, 'data');
  const log = join(folder, `${name}.log`);
  const user = postgresUser();
  const asUser = user ? { uid: user, gid: user } : {};
  let child: ChildProcess | null = null;

  const url = (at: number) => `postgres://postgres:${password}@127.0.0.1:${at}/postgres`;
  const run = (program: string, args: readonly string[]) =>
    execute(join(programs, program), args, { ...asUser, cwd: ownFolder, env: { PATH: process.env['PATH'] ?? '' } });

  async function makeRoom(): Promise<void> {
    await rm(ownFolder, { recursive: true, force: true });
    await mkdir(ownFolder);
    if (user) await chown(ownFolder, user, user);
  }

  async function start(): Promise<void> {
    const all = {
      port: String(port),
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      // The primary identifies its replicas by this name.
      cluster_name: name,
      ...settings,
    };
    const flags = Object.entries(all).flatMap(([setting, value]) => ['-c', `${setting}=${value}`]);
    const output = openSync(log, 'a');
    const stdio = ['ignore', output, output] as const;
    child = spawn(join(programs, 'postgres'), ['-D', data, ...flags], { ...asUser, cwd: ownFolder, stdio: [...stdio] });
    closeSync(output);
    const limit = Date.now() + STARTS_WITHIN;
    while (!(await node.query('select').then(isDone, () => false))) {
      if (child.exitCode === null && Date.now() < limit) await delay(50);
      else throw new Error(`PostgreSQL ${name} did not start:\n${readFileSync(log, 'utf8').slice(-4000)}`);
    }
  }

  async function end(how: (pid: number) => void): Promise<void> {
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'close');
    how(child.pid);
    await ended;
  }

  const node: PostgresNode = {
    name,
    port,
    async create() {
      await makeRoom();
      const secret = join(ownFolder, 'secret');
      await writeFile(secret, password, { mode: 0o600 });
      if (user) await chown(secret, user, user);
      const access = ['--username=postgres', `--pwfile=${secret}`, '--auth=scram-sha-256'];
      await run('initdb', ['-D', data, ...access, '--locale=C.UTF-8', '--encoding=UTF8', '--no-sync']);
      await rm(secret);
      await start();
    },
    async follow(at) {
      await makeRoom();
      const how = ['--write-recovery-conf', '--checkpoint=fast', '--no-sync'];
      await run('pg_basebackup', ['-D', data, '-d', url(at), ...how]);
      await start();
    },
    async query(statement) {
      // These statements must not wait for a replica.
      const env = { PATH: process.env['PATH'] ?? '', PGOPTIONS: '-c synchronous_commit=local' };
      const { stdout } = await execute(join(programs, 'psql'), [url(port), '-XAtqc', statement], { env });
      return stdout.trim();
    },
    kill: () => end(killAll),
    // SIGINT is a fast shutdown: it ends sessions and writes all data.
    stop: () => end((pid) => signal(pid, 'SIGINT')),
  };
  return node;
}

function killAll(pid: number): void {
  for (const one of [pid, ...childrenOf(pid)]) signal(one, 'SIGKILL');
}

const isDone = () => true;

/** The id of the package's user, because PostgreSQL refuses to run as root; null without root. */
function postgresUser(): number | null {
  return process.getuid?.() === 0 ? Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' })) : null;
}
