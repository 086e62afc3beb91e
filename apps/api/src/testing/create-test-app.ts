import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp, type AppOptions } from '../app.ts';
import { readConfig } from '../config/config.ts';
import { deriveSigningKey } from '../config/signing-key.ts';
import type { ChangeFeed } from '../db/changes/change-feed.ts';
import type { Deps } from '../deps.ts';
import { createParts } from '../handlers.ts';
import { JOBS, type JobWork } from '../jobs/jobs.ts';
import { createBackground } from '../platform/background-work/background.ts';
import { Caches } from '../platform/cache/caches.ts';
import { createMetrics } from '../platform/metrics/metrics.ts';
import { countMails, type Mail } from '../platform/mail/mailer.ts';
import { createFetchPictures } from '../platform/pictures/fetch-pictures.ts';
import { createDiskMediaStore } from '../platform/storage/disk-media-store.ts';
import { createReadiness } from '../platform/ready-check/readiness.ts';
import { createStorage } from '../platform/storage/storage.ts';
import { createMakers, type Makers } from './makers.ts';
import { noteUndeclared } from './undeclared-errors.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { createTestClient, type TestClient } from './test-client.ts';
import { freshDatabase, type TestDatabase } from './test-database.ts';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  readonly make: Makers;
  /** Every mail that was sent, oldest first. Await `deps.background.idle()` before looking. */
  readonly outbox: Mail[];
  /** The log's lines. */
  readonly logs: string[];
  readonly clock: TestClock;
  /**
   * Does the jobs' runs that are due by the database's clock, as a worker of this app.
   * @throws the failures, after all were tried
   */
  runJobs(): Promise<void>;
  /** Someone who is not signed in. */
  guest(): TestClient;
  /** Someone signed in, without the detour of a password. */
  signIn(user: { id: string }): Promise<TestClient>;
}

export interface TestClock {
  /** Moves what the app takes for now. */
  advance(step: { days?: number; hours?: number; minutes?: number; seconds?: number }): void;
  set(now: Date | string): void;
}

interface TestAppOptions {
  /** Configuration, as the environment would give it. */
  readonly env?: Readonly<Record<string, string>>;
  /** Another process of the same deployment: shares the database, which is then not emptied. */
  readonly beside?: TestApp;
  readonly deps?: Partial<Deps>;
  readonly app?: Omit<AppOptions, 'logStream'>;
}

const SECRET = 'a secret for tests, of no value to anyone';
let open: FastifyInstance[] = [];
const dataDir = temporaryFolder();

/** The whole API over an empty database of this worker. Earlier test apps are closed, unless this one is beside them. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { beside } = options;
  if (!beside) {
    await Promise.all(open.map((app) => app.close()));
    open = [];
  }
  const database: Pick<TestDatabase, 'changeFeed' | 'db' | 'jobs' | 'pool' | 'reads'> =
    beside?.deps ?? (await freshDatabase());
  const changes = untilClosed(database.changeFeed);
  const time = createClock();
  const outbox: Mail[] = [];
  const logs: string[] = [];
  const metrics = createMetrics();
  const deps: Deps = {
    config: readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, SERVE_WEB: 'off', ...options.env }, dataDir),
    appSecret: SECRET,
    signingKey: await deriveSigningKey(SECRET),
    db: database.db,
    pool: database.pool,
    reads: database.reads,
    changeFeed: changes.feed,
    mailer: countMails({ send: async (mail) => void outbox.push(mail) }, metrics),
    media: createDiskMediaStore(path.join(dataDir, 'media')),
    storage: createStorage({ folder: dataDir, reserve: 0 }),
    fetchPictures: createFetchPictures(),
    background: createBackground(),
    jobs: database.jobs,
    readiness: createReadiness(),
    caches: new Caches(),
    metrics,
    now: time.now,
    ...options.deps,
  };
  const app = await buildApp(deps, {
    docs: false,
    onUndeclared: noteUndeclared,
    ...options.app,
    logStream: { write: (line) => void logs.push(line) },
  });
  app.addHook('onClose', async () => changes.end());
  open.push(app);
  const make = createMakers(deps);
  return {
    app,
    deps,
    make,
    outbox,
    logs,
    clock: time.clock,
    runJobs: () => runJobs(deps, app.log),
    guest: () => createTestClient(app),
    signIn: async (user) => createTestClient(app, await make.token(user.id)),
  };
}

async function runJobs(deps: Deps, log: JobWork['log']): Promise<void> {
  const work: JobWork = { ...deps, ...createParts({ ...deps, caches: new Caches() }), patient: deps.db, log };
  const failures: unknown[] = [];
  const count = (error: unknown) => void failures.push(error);
  for (const job of JOBS) await deps.jobs.runDue(job, work, count);
  if (failures.length > 0) throw new AggregateError(failures, 'Some runs failed');
}

/** The worker's database outlives its test apps. */
function untilClosed(of: ChangeFeed): { readonly feed: ChangeFeed; readonly end: () => void } {
  const ends: (() => void)[] = [];
  return {
    feed: {
      isCurrent: () => of.isCurrent(),
      onChange(tell) {
        const end = of.onChange(tell);
        ends.push(end);
        return end;
      },
    },
    end: () => ends.forEach((end) => end()),
  };
}

/** Real time, moved. */
function createClock(): { now: () => Date; clock: TestClock } {
  let offset = 0;
  return {
    now: () => new Date(Date.now() + offset),
    clock: {
      advance({ days = 0, hours = 0, minutes = 0, seconds = 0 }) {
        offset += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
      },
      set(now) {
        offset = new Date(now).getTime() - Date.now();
      },
    },
  };
}
