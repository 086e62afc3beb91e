import { inject, expect, it } from 'vitest';
import { createContentWorld } from '../../testing/content/content-makers.ts';
import { readingExam } from '../../testing/content/sample-exams.ts';
import { Caches } from '../../platform/cache/caches.ts';
import { createTestApp } from '../../testing/create-test-app.ts';
import { createAttemptStore } from './attempt-store.ts';

// An embedded database has one session.
it.runIf(inject('engine').kind === 'postgres').each(['users', 'sections'] as const)(
  'nobody who begins or submits whole waits for one of the %s that somebody else holds',
  async (table) => {
    const test = await createTestApp();
    const world = await createContentWorld(test);
    const { db, now } = test.deps;
    const store = createAttemptStore({ ...test.deps, caches: new Caches() });
    const frame = async () => ({
      user_id: (await test.make.learner()).id,
      section_id: await world.section(readingExam()),
      version: 1,
      started_at: now(),
    });
    const [held, free] = [await frame(), await frame()];
    const begin = (of: typeof held) => store.begin({ ...of, deadline: null });
    const insert = (of: typeof held) =>
      store.insert({
        ...of,
        id: crypto.randomUUID(),
        submitted_at: now(),
        source: 'reported',
        answers: {},
        profile: null,
        library_version: null,
        key_revision: null,
        marks: 1,
        total: 9,
        verdicts: null,
      });
    const holding = await db.startTransaction().execute();
    const id = table === 'users' ? held.user_id : held.section_id;
    await holding.selectFrom(table).select('id').where('id', '=', id).forUpdate().execute();
    // Those of one kind come at once, and go together.
    const waiting = [begin(held), insert(held)];
    expect(await Promise.all([begin(free), insert(free)])).toMatchObject([{ begun: true }, true]);
    await holding.rollback().execute();
    expect(await Promise.all(waiting)).toMatchObject([{ begun: true }, true]);
  },
);
