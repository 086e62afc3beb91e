import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../vitest/free-port.ts';
import { ensurePgBouncer } from './ensure-program.ts';

const EXAMPLE = fileURLToPath(new URL('../../../deploy/pgbouncer/pgbouncer.ini', import.meta.url));
/** The line of the example with the name and address of the database. */
const DATABASE = 'bandwise = host=127.0.0.1 port=5432 dbname=bandwise';

export interface PgBouncer {
  /** The database's address through PgBouncer. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts PgBouncer for the database of an address, with the configuration of deploy/pgbouncer and its files below a folder. */
export async function startPgBouncer(database: string, folder: string): Promise<PgBouncer> {
  const program = await ensurePgBouncer();
  const ownFolder = await mkdtemp(join(folder, 'pgbouncer-'));
  await chmod(ownFolder, 0o755);
  const log = join(ownFolder, 'log');
  const port = await findFreePort();
  const file = await configure(ownFolder, { database, port });
  const output = openSync(log, 'a');
  // PgBouncer refuses to run as root, so it changes to the user of its package.
  const user = process.getuid?.() === 0 ? ['-u', 'postgres'] : [];
  const child = spawn(program, [...user, file], { stdio: ['ignore', output, output] });
  closeSync(output);
  const ended = once(child, 'close');
  const url = new URL(database);
  url.host = `127.0.0.1:${port}`;
  async function stop(): Promise<void> {
    // PgBouncer stores nothing, and SIGTERM would wait for its clients.
    child.kill('SIGKILL');
    await ended;
    await rm(ownFolder, { recursive: true, force: true });
  }
  while (!(await listens(port))) {
    if (child.exitCode !== null) {
      const output = readFileSync(log, 'utf8');
      await stop();
      throw new Error(`PgBouncer did not start:\n${output}`);
    }
    await delay(20);
  }
  return { url: url.toString(), stop };
}

/** @returns the path of the configuration. */
async function configure(folder: string, at: { readonly database: string; readonly port: number }): Promise<string> {
  const { hostname, port, username, password, pathname } = new URL(at.database);
  const name = pathname.slice(1);
  const users = join(folder, 'userlist.txt');
  await writeFile(users, `"${decodeURIComponent(username)}" "${decodeURIComponent(password)}"\n`, { mode: 0o600 });
  const settings = { listen_port: String(at.port), auth_file: users, logfile: '', pidfile: '' };
  let text = (await readFile(EXAMPLE, 'utf8')).replace(
    DATABASE,
    `${name} = host=${hostname} port=${port} dbname=${name}`,
  );
  for (const [setting, value] of Object.entries(settings))
    text = text.replace(new RegExp(`^${setting} = .*$`, 'm'), () => `${setting} = ${value}`);
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(file, text);
  return file;
}

function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  }).then((is) => {
    socket.destroy();
    return is === true;
  });
}
