import { connect, createServer, type AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { createContentWorld, firstSection, type ContentWorld } from '../../testing/content/content-makers.ts';
import { readingExam } from '../../testing/content/sample-exams.ts';
import { createTestApp } from '../../testing/create-test-app.ts';
import { refusalOf } from '../../testing/expect-refusal.ts';
import { startSilentProxy } from '../../testing/faults/silent-proxy.ts';
import { emptyDatabase } from '../../testing/test-database.ts';
import { migrate } from '../migrate.ts';
import { openServer, type Database } from '../open-database.ts';

const engine = inject('engine');
let url = '';
let closers: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closers.toReversed()) await close();
  closers = [];
});

/** Two processes of one deployment on a server, with a section that the second has read. */
async function createScene(directUrl: (url: string) => string = (same) => same) {
  let time = 0;
  const here = await openServer(url, 3);
  const there = await openServer(url, 3, { directUrl: directUrl(url), clock: () => time });
  closers.push(here.close, there.close);
  await migrate(here.patient);
  const test = await createTestApp({ deps: here });
  await sql`truncate users, exams restart identity cascade`.execute(here.db);
  const beside = await createTestApp({ beside: test, deps: there });
  const world = await createContentWorld(test);
  const saved = await world.publish(readingExam());
  const id = firstSection(saved);
  const guest = beside.guest();
  const read = async () => (await guest.call('GET /api/section/:id', { params: { id } })).title;
  return {
    there,
    world,
    beside,
    /** The learner of `world`, in the second process. */
    learner: Object.assign(beside.guest(), { token: world.learner.token }),
    read,
    rename: (title: string) => rename(world, saved.exam_id, title),
    pass: (milliseconds: number) => void (time += milliseconds),
    /** Waits until the second process listens and therefore caches reads. */
    async listening() {
      await vi.waitFor(() => expect(there.changeFeed.isCurrent()).toBe(true));
      await read();
    },
  };
}

function rename(world: ContentWorld, exam_id: string, title: string) {
  return world.admin.call('PUT /api/exam/:exam_id', { params: { exam_id }, body: readingExam({ title }) });
}

/** The key of the next change that a process receives. */
function nextChange({ changeFeed }: Database): Promise<string | null> {
  return new Promise((resolve) => {
    const end = changeFeed.onChange((key) => {
      end();
      resolve(key);
    });
  });
}

describe.runIf(engine.kind === 'postgres')('a process of several', () => {
  beforeAll(async () => {
    if (engine.kind === 'postgres') url = await emptyDatabase(engine, `listener_${process.pid}`);
  });

  it('is told what another has changed, and asks for nothing until then [D73]', async () => {
    const { there, read, rename: change, listening } = await createScene();
    await listening();
    const asked = vi.spyOn(there.pool, 'query');
    expect([await read(), asked.mock.calls]).toEqual(['The Canal', []]);
    const told = nextChange(there);
    await change('Anew');
    expect(await told).toMatch(/^(section|list):/);
    await vi.waitFor(async () => expect(await read()).toBe('Anew'));
  });

  it('asks each time from the moment its connection is cut, and keeps again once it listens again [D73]', async () => {
    const { there, world, beside, read, rename: change, pass, listening } = await createScene();
    await listening();
    const learner = await beside.signIn({ id: world.learnerId });
    await learner.call('GET /api/user', {});
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
               where datname = current_database() and application_name = 'bandwise listener'`.execute(there.db);
    await vi.waitFor(() => expect(there.changeFeed.isCurrent()).toBe(false));
    await change('Unheard');
    expect(await read()).toBe('Unheard');
    await world.admin.call('PUT /api/users/:id/status', {
      params: { id: world.learnerId },
      body: { status: 'disabled' },
    });
    expect(await refusalOf(learner.call('GET /api/user', {}))).toMatchObject({ status: 401 });
    pass(1000);
    await listening();
    expect(await read()).toBe('Unheard');
  });

  it('trusts a connection that has gone silent for a second, and no longer [D73]', async () => {
    const proxy = await startSilentProxy(url);
    closers.push(proxy.close);
    const { read, rename: change, pass, listening } = await createScene(proxy.through);
    await listening();
    proxy.silence();
    await change('Unheard');
    expect(await read()).toBe('The Canal');
    pass(1000);
    expect(await read()).toBe('The Canal');
    pass(1);
    expect(await read()).toBe('Unheard');
  });

  it('is told what it has changed itself before it goes on, by the connection it was opened with too', async () => {
    await createScene();
    const proxy = await startSilentProxy(url);
    const own = await openServer(url, 1, { directUrl: proxy.through(url) });
    closers.push(proxy.close, own.close);
    await vi.waitFor(() => expect(own.changeFeed.isCurrent()).toBe(true));
    proxy.silence();
    const told: (string | null)[] = [];
    own.changeFeed.onChange((key) => told.push(key));
    const changed = await sql<{ id: string }>`update sections set title = 'Anew' returning id`.execute(own.db);
    expect(told).toEqual(expect.arrayContaining(changed.rows.map(({ id }) => `section:${id}`)));
    expect(changed.rows).not.toHaveLength(0);
  });

  it('ends a session that another has ended, once it is told [D94]', async () => {
    const { there, world, learner, listening } = await createScene();
    await listening();
    await learner.call('GET /api/user', {});
    const asked = vi.spyOn(there.pool, 'query');
    await learner.call('GET /api/user', {});
    expect(asked).not.toHaveBeenCalled();
    const told = nextChange(there);
    await world.learner.call('POST /api/logout', {});
    expect(await told).toMatch(/^caller:/);
    expect(await refusalOf(learner.call('GET /api/user', {}))).toMatchObject({ code: 'unauthenticated' });
  });

  it('ends a session that another has ended after a second of silence; in the meantime its account writes nothing [D94]', async () => {
    const proxy = await startSilentProxy(url);
    closers.push(proxy.close);
    const { world, learner, pass, listening } = await createScene(proxy.through);
    await listening();
    await learner.call('GET /api/user', {});
    proxy.silence();
    await world.admin.call('DELETE /api/users/:id', { params: { id: world.learnerId } });
    pass(1000);
    expect((await learner.call('GET /api/user', {})).id).toBe(world.learnerId);
    const [sectionID] = (await learner.call('GET /api/exam/list/:skill', { params: { skill: 'reading' } })).sections;
    const start = learner.call('POST /api/attempt', { body: { sectionID: sectionID?.id ?? '' } });
    expect(await refusalOf(start)).toMatchObject({ code: 'unauthenticated' });
    pass(1);
    expect(await refusalOf(learner.call('GET /api/user', {}))).toMatchObject({ code: 'unauthenticated' });
  });

  it('asks each time behind a pooler, which would lose what it is told [D73]', async () => {
    const pooler = await startPooler(url);
    closers.push(pooler.close);
    const { there, read, rename: change } = await createScene(pooler.through);
    const why = new Promise<string>((resolve) => (there.events.onDeaf = resolve));
    expect(await read()).toBe('The Canal');
    expect(await why).toMatch(/pooler/);
    await change('Anew');
    expect(await read()).toBe('Anew');
  });
});

/** Like poolers, it gives each client its own session number. */
async function startPooler(of: string) {
  const { hostname, port } = new URL(of);
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) socket.on('error', () => undefined);
    near.pipe(far);
    far.on('data', (bytes) => {
      const at = bytes.indexOf(BACKEND_KEY);
      if (at >= 0) bytes.writeInt32BE(bytes.readInt32BE(at + BACKEND_KEY.length) ^ 1, at + BACKEND_KEY.length);
      near.write(bytes);
    });
    near.on('close', () => far.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const own = server.address() as AddressInfo; // it listens on a port
  return {
    through(url: string) {
      const address = new URL(url);
      address.host = `127.0.0.1:${own.port}`;
      return address.toString();
    },
    close: async () => void server.close(),
  };
}

/** The head of a BackendKeyData message: its type and its length. */
const BACKEND_KEY = Buffer.from([0x4b, 0, 0, 0, 12]);
