import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { isLockTimeout } from '../../db/database-errors.ts';
import { Caches } from '../../platform/cache/caches.ts';
import { createContentWorld, type ContentWorld } from '../../testing/content/content-makers.ts';
import { readingExam } from '../../testing/content/sample-exams.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import type { NewAttempt } from './attempt.ts';
import { mergeAnswers, type SavedChanges } from './attempt-statements.repo.ts';
import { createAttemptStore, type AttemptStore } from './attempt-store.ts';

// An embedded database has one session.
describe.runIf(inject('engine').kind === 'postgres')('a row that another transaction has locked', () => {
  let test: TestApp;
  let world: ContentWorld;
  let store: AttemptStore;
  beforeAll(async () => {
    test = await createTestApp();
    world = await createContentWorld(test);
    store = createAttemptStore({ ...test.deps, caches: new Caches() });
  });

  const frame = async (): Promise<NewAttempt> => ({
    user_id: (await test.make.learner()).id,
    section_id: await world.section(readingExam()),
    version: 1,
    started_at: test.deps.now(),
    deadline: null,
  });
  const insert = ({ deadline: _, ...of }: NewAttempt) =>
    store.insert({
      ...of,
      id: crypto.randomUUID(),
      submitted_at: test.deps.now(),
      source: 'reported',
      answers: {},
      profile: null,
      library_version: null,
      key_revision: null,
      marks: 1,
      total: 9,
      verdicts: null,
    });
  async function beginOne() {
    const of = await frame();
    const begun = await store.begin(of);
    return { id: begun?.id ?? '', userId: of.user_id, sectionId: of.section_id };
  }
  type Begun = Awaited<ReturnType<typeof beginOne>>;
  const changesOf = ({ id, userId }: Begun): SavedChanges => {
    const now = test.deps.now();
    return { id, userId, moment: now.getTime(), openAt: now, changes: { '1': { value: 'TRUE', at: 1 } } };
  };
  const submit = ({ id, sectionId }: Begun) =>
    store.submit({
      id,
      section_id: sectionId,
      revision: 0,
      submitted_at: test.deps.now(),
      answers: {},
      profile: 'ielts',
      library_version: '1',
      key_revision: 0,
      marks: 0,
      total: 1,
      verdicts: [],
      sent_digest: null,
    });
  /** @returns what ends the transaction. */
  async function lock(table: 'attempts' | 'sections' | 'users', id: string): Promise<() => Promise<void>> {
    const holder = await test.deps.db.startTransaction().execute();
    await holder.selectFrom(table).select('id').where('id', '=', id).forUpdate().execute();
    return () => holder.rollback().execute();
  }

  it.each(['users', 'sections'] as const)('holds up nobody else who begins or submits whole: of %s', async (table) => {
    const [held, free] = [await frame(), await frame()];
    const unlock = await lock(table, table === 'users' ? held.user_id : held.section_id);
    // Writes of one kind arrive at once and are combined.
    const waiting = [store.begin(held), insert(held)];
    expect(await Promise.all([store.begin(free), insert(free)])).toMatchObject([{ begun: true }, true]);
    await unlock();
    expect(await Promise.all(waiting)).toMatchObject([{ begun: true }, true]);
  });

  it.each(['attempts', 'sections'] as const)('holds up nobody else who submits: of %s', async (table) => {
    const [held, free] = [await beginOne(), await beginOne()];
    const unlock = await lock(table, table === 'attempts' ? held.id : held.sectionId);
    const waiting = submit(held);
    expect(await submit(free)).toBe(true);
    await unlock();
    expect(await waiting).toBe(true);
  });

  it('holds up nobody else who saves', async () => {
    const [held, free] = [await beginOne(), await beginOne()];
    const unlock = await lock('attempts', held.id);
    const waiting = store.merge(changesOf(held));
    expect(await store.merge(changesOf(free))).toMatchObject({ id: free.id, revision: 1 });
    await unlock();
    expect(await waiting).toMatchObject({ id: held.id, revision: 1 });
  });

  it('is waited for in the order of the writes: two statements that have the same order cannot wait for each other', async () => {
    const [first, held, last] = [await beginOne(), await beginOne(), await beginOne()];
    const unlock = await lock('attempts', held.id);
    /** Rows that a statement locked, now or earlier: a row stores its last locker. */
    const lockedBy = async (writes: readonly Begun[]) => {
      const refused = await mergeAnswers(test.deps.pool, writes.map(changesOf), '10ms').catch(
        (error: unknown) => error,
      );
      expect(refused).toSatisfy(isLockTimeout);
      const { rows } = await sql<{ id: string }>`
        select id from attempts where id in (${first.id}, ${last.id}) and xmax <> 0`.execute(test.deps.db);
      return rows.map(({ id }) => id);
    };
    expect(await lockedBy([first, held, last])).toEqual([first.id]);
    expect(await lockedBy([last, held, first])).toHaveLength(2);
    await unlock();
  });

  it('holds up nobody, however many wait for it one by one', async () => {
    const free = await beginOne();
    const held = await frame();
    const unlock = await lock('sections', held.section_id);
    const waiting: Promise<boolean>[] = [];
    for (let count = 0; count < 6; count += 1) {
      waiting.push(insert({ ...held, user_id: (await test.make.learner()).id }));
      await nextTurn();
    }
    expect(await insert({ ...held, section_id: free.sectionId })).toBe(true);
    await unlock();
    expect(await Promise.all(waiting)).toEqual(waiting.map(() => true));
  });

  it('costs nobody else anything when it is gone: one that cannot be written is refused by itself', async () => {
    const [gone, free] = [await frame(), await frame()];
    await test.deps.db.deleteFrom('users').where('id', '=', gone.user_id).execute();
    const outcomes = await Promise.allSettled([store.begin(gone), store.begin(free), insert(gone), insert(free)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled']);
    expect(outcomes[0]).toMatchObject({ reason: { code: '23503' } });
  });
});
