import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { createReadiness } from '../platform/ready-check/readiness.ts';
import { createContentWorld, type ContentWorld } from '../testing/content/content-makers.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { readingExam } from '../testing/content/sample-exams.ts';
import { startSilentProxy } from '../testing/faults/silent-proxy.ts';
import { emptyDatabase } from '../testing/test-database.ts';
import { inTransaction } from './in-transaction.ts';
import { DATABASE_LIMITS } from './limits.ts';
import { migrate } from './migrate.ts';
import { openServer, type Database } from './open-database.ts';

const engine = inject('engine');
const SIZE = 5;
const LOOPS = 30;
let url = '';
let closers: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closers.toReversed()) await close();
  closers = [];
});

interface Scene {
  readonly database: Database;
  readonly test: TestApp;
  readonly world: ContentWorld;
  readonly attemptID: string;
}

/** The API with a separate pool, all of whose connections are open. */
async function createScene(address: string): Promise<Scene> {
  const database = await openServer(address, SIZE, { limits: DATABASE_LIMITS });
  closers.push(database.close);
  const { db, pool, changeFeed } = database;
  const test = await createTestApp({ deps: { db, pool, changeFeed, readiness: createReadiness({ limit: 50 }) } });
  await sql`truncate users, exams restart identity cascade`.execute(database.patient);
  const world = await createContentWorld(test);
  const sectionID = await world.section(readingExam());
  const { id } = await world.learner.call('POST /api/attempt', { body: { sectionID } });
  await fillPool(database);
  return { database, test, world, attemptID: id };
}

async function fillPool({ pool }: Database): Promise<void> {
  const clients = await Promise.all(Array.from({ length: SIZE }, () => pool.connect()));
  for (const client of clients) client.release();
}

const save = ({ world, attemptID: id }: Scene, value: string) =>
  world.learner.call('PATCH /api/attempt/:id', {
    params: { id },
    body: { changes: { '1': { value, at: Date.now() } } },
  });

/** All that learners do all day, at once. */
function manyCalls(scene: Scene): Promise<unknown> {
  return Promise.all([
    ...Array.from({ length: LOOPS }, () => scene.world.learner.call('GET /api/user', {})),
    ...Array.from({ length: LOOPS }, (_, index) => save(scene, String(index))),
    scene.world.admin.call('GET /api/users', {}),
  ]);
}

/** The state of the service once it has recovered. */
async function serviceOf(scene: Scene) {
  const serve = async () => {
    await manyCalls(scene);
    await save(scene, 'kept');
  };
  await vi.waitFor(serve, { timeout: 30_000, interval: 50 });
  const { attempt } = await scene.world.learner.call('GET /api/attempt/:id', { params: { id: scene.attemptID } });
  const { totalCount, idleCount, waitingCount } = scene.database.pool;
  return {
    saved: attempt.answers['1'],
    ready: await scene.world.guest.call('GET /api/ready', {}),
    // Whether a connection is never returned, or a request waits for one.
    leaks: totalCount > SIZE || idleCount < totalCount || waitingCount > 0,
  };
}
const SERVICE = { saved: 'kept', ready: { status: 'ready' }, leaks: false };

async function stateOf({ test }: Scene) {
  const [alive, ready] = [await test.app.inject('/api/health'), await test.app.inject('/api/ready')];
  const { issues } = ready.json<{ issues?: unknown }>();
  return { alive: alive.statusCode, ready: ready.statusCode, issues };
}
/** While nothing signed in can be done. */
const NOT_READY = { alive: 200, ready: 503, issues: [{ path: 'database', message: 'No response in time.' }] };

/** The processes of the server behind the pool. */
async function backends(): Promise<readonly number[]> {
  return onServer(async (client) => {
    const { rows } = await client.query<{ pid: number }>(
      "select pid from pg_stat_activity where application_name = 'bandwise' and datname = current_database()",
    );
    return rows.map(({ pid }) => pid);
  });
}

async function onServer<T>(act: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, application_name: 'a test' });
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}

const terminate = (pid: number) => onServer((client) => client.query('select pg_terminate_backend($1)', [pid]));

describe.runIf(engine.kind === 'postgres')('a pool of connections', { timeout: 60_000 }, () => {
  beforeAll(async () => {
    if (engine.kind !== 'postgres') return;
    url = await emptyDatabase(engine, `hanging_${process.pid}`);
    const database = await openServer(url, 1);
    await migrate(database.patient);
    await database.close();
  });

  it('is replaced when every connection goes silent', async () => {
    const proxy = await startSilentProxy(url);
    closers.push(proxy.close);
    const scene = await createScene(proxy.through(url));
    proxy.silence();
    const first = manyCalls(scene).catch(() => undefined);
    expect(await stateOf(scene)).toEqual(NOT_READY);
    await first;
    expect(await serviceOf(scene)).toEqual(SERVICE);
  });

  // The processes of a server elsewhere have other numbers here.
  it.skipIf(process.env['TEST_DATABASE_URL'])('is replaced when every process of the server stops', async () => {
    const scene = await createScene(url);
    const stopped = await backends();
    // Whatever becomes of the test: a server with such a process cannot be stopped.
    closers.push(async () => stopped.forEach((pid) => process.kill(pid, 'SIGCONT')));
    for (const pid of stopped) process.kill(pid, 'SIGSTOP');
    const first = manyCalls(scene).catch(() => undefined);
    expect(await stateOf(scene)).toEqual(NOT_READY);
    await first;
    expect(await serviceOf(scene)).toEqual(SERVICE);
  });

  it('serves at the first try what a broken connection had been asked', async () => {
    const scene = await createScene(url);
    for (const pid of await backends()) await terminate(pid);
    await expect(manyCalls(scene)).resolves.toBeDefined();
  });

  it('keeps a connection whose answer waits here, because this process was held up', async () => {
    const { database } = await createScene(url);
    const asked = database.pool.query("select pg_sleep(0.1), 'heard' as answer");
    await nextTurn();
    // Nothing else runs for as long as a server may be silent, and longer.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, DATABASE_LIMITS.silence + 500);
    expect((await asked).rows).toMatchObject([{ answer: 'heard' }]);
  });

  it('ends a statement that takes too long', async () => {
    const { database } = await createScene(url);
    await expect(database.pool.query('select pg_sleep(30)')).rejects.toMatchObject({ code: '57014' });
  });

  it('lets work take its time that says so', async () => {
    const { database } = await createScene(url);
    await expect(
      sql`select pg_sleep(${DATABASE_LIMITS.silence / 1000})`.execute(database.patient),
    ).resolves.toBeDefined();
  });

  it('does a transaction again whose connection broke before its end', async () => {
    const { database } = await createScene(url);
    let tries = 0;
    const outcome = inTransaction(database.db, { by: null }, async (trx) => {
      tries += 1;
      await trx
        .insertInto('throttles')
        .values({ key: `try ${tries}` })
        .execute();
      if (tries === 1) await terminateOwn(trx);
      return trx.selectFrom('throttles').select('key').execute();
    });
    expect(await outcome).toEqual([{ key: 'try 2' }]);
  });

  it('does not do it again when nobody knows whether it ended', async () => {
    const { database } = await createScene(url);
    const work = vi.fn<typeof terminateOwn>(terminateOwn);
    await expect(inTransaction(database.db, { by: null }, work)).rejects.toBeInstanceOf(Error);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('lets nobody wait for a row that is another learner’s', async () => {
    const scene = await createScene(url);
    const other = await scene.world.newLearner();
    const sectionID = await scene.world.section(readingExam());
    const { id } = await other.call('POST /api/attempt', { body: { sectionID } });
    const changes = { '1': { value: 'TRUE', at: Date.now() } };
    await onServer(async (holder) => {
      await holder.query('begin');
      await holder.query('select from attempts where id = $1 for update', [scene.attemptID]);
      let isHeldSaved = false;
      const held = save(scene, 'held').then(() => (isHeldSaved = true));
      await other.call('PATCH /api/attempt/:id', { params: { id }, body: { changes } });
      await other.call('POST /api/user/save-result', { body: { sectionID, attemptID: id, answers: { '1': 'TRUE' } } });
      expect(isHeldSaved).toBe(false);
      await holder.query('rollback');
      await held;
    });
  });
});

async function terminateOwn(trx: Parameters<Parameters<typeof inTransaction>[2]>[0]): Promise<void> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
  for (const { pid } of rows) await terminate(pid);
}
