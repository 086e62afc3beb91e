import { startPgBouncer, type PgBouncer } from '@bandwise/config/pgbouncer';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { createContentWorld } from '../testing/content/content-makers.ts';
import { readingExam } from '../testing/content/sample-exams.ts';
import { createTestApp } from '../testing/create-test-app.ts';
import { sharedTemporaryFolder } from '../testing/reachable.ts';
import { emptyDatabase } from '../testing/test-database.ts';
import { DATABASE_LIMITS } from './limits.ts';
import { migrate } from './migrate.ts';
import { openServer, type Database } from './open-database.ts';

const engine = inject('engine');
/** Installing it may be the first thing that is done. */
const PATIENT = 180_000;

/** As deploy/pgbouncer has it: connections are taken from one client to another after each transaction. */
describe.runIf(engine.kind === 'postgres')('behind PgBouncer', { timeout: 60_000 }, () => {
  let pooler: PgBouncer;
  let directUrl: string;
  const open: Database[] = [];

  async function openBehind(): Promise<Database> {
    const database = await openServer(pooler.url, 4, { limits: DATABASE_LIMITS, directUrl });
    open.push(database);
    return database;
  }

  beforeAll(async () => {
    if (engine.kind !== 'postgres') return;
    directUrl = await emptyDatabase(engine, `pooler_${process.pid}`);
    pooler = await startPgBouncer(directUrl, sharedTemporaryFolder());
    await migrate((await openBehind()).patient);
  }, PATIENT);
  afterAll(async () => {
    for (const database of open) await database.close();
    await pooler.stop();
  });

  it('learners take tests in two processes that share its sessions, and each hears of what the other changes [D74]', async () => {
    const [here, there] = [await openBehind(), await openBehind()];
    const test = await createTestApp({ deps: here });
    const beside = await createTestApp({ beside: test, deps: there });
    const world = await createContentWorld(test);
    const saved = await world.publish(readingExam());
    const sectionID = saved.sections[0]?.id ?? '';
    const learners = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const account = await test.make.learner();
        return (index % 2 === 0 ? test : beside).signIn(account);
      }),
    );
    const attempts = await Promise.all(
      learners.map(async (learner) => {
        const attempt = await learner.call('POST /api/attempt', { body: { sectionID } });
        const changes = { '1': { value: 'FALSE', at: Date.parse(attempt.now) } };
        await learner.call('PATCH /api/attempt/:id', { params: { id: attempt.id }, body: { changes } });
        const body = { sectionID, attemptID: attempt.id, answers: { '1': 'FALSE' } };
        const { correctCount } = await learner.call('POST /api/user/save-result', { body });
        const { attempts: own } = await learner.call('GET /api/attempt', { query: {} });
        return { correctCount, own: own.map(({ id }) => id === attempt.id) };
      }),
    );
    expect(attempts).toEqual(learners.map(() => ({ correctCount: 1, own: [true] })));
    await vi.waitFor(() => expect(there.changeFeed.isCurrent()).toBe(true));
    const guest = beside.guest();
    const read = async () => (await guest.call('GET /api/section/:id', { params: { id: sectionID } })).title;
    await read();
    const asked = vi.spyOn(there.pool, 'query');
    expect([await read(), asked.mock.calls]).toEqual(['The Canal', []]);
    await world.admin.call('PUT /api/exam/:exam_id', {
      params: { exam_id: saved.exam_id },
      body: readingExam({ title: 'Anew' }),
    });
    await vi.waitFor(async () => expect(await read()).toBe('Anew'));
  });

  it('the limits of a statement are those of its configuration, and what takes its time has none [D74]', async () => {
    const { db, patient } = await openBehind();
    const ask = async (of: typeof db) =>
      (await sql<{ limit: string }>`select current_setting('statement_timeout') as limit`.execute(of)).rows;
    const { statement } = DATABASE_LIMITS;
    expect([await ask(db), await ask(patient)]).toEqual([[{ limit: `${statement}ms` }], [{ limit: '0' }]]);
  });
});
