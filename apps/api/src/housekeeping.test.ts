import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startHousekeeping, removeExpired } from './housekeeping.ts';
import { Caches } from './platform/cache/caches.ts';
import { createSections } from './modules/sections/sections.ts';
import { createThrottle } from './platform/throttle/throttle.ts';
import { createTestApp } from './testing/create-test-app.ts';

it('removes what has run out, and nothing else', async () => {
  const test = await createTestApp();
  const { db, pool } = test.deps;
  const learner = await test.make.learner();
  await test.make.token(learner.id);
  await createThrottle(pool, { name: 'short', tries: 1, seconds: 60 }).spend(['a']);
  test.clock.advance({ days: 25 });
  const kept = await test.signIn(learner);
  await createThrottle(pool, { name: 'long', tries: 1, seconds: 40 * 24 * 60 * 60 }).spend(['a']);
  test.clock.advance({ days: 10 });
  await removeExpired(test.deps);
  expect(await db.selectFrom('tokens').select('user_id').execute()).toHaveLength(1);
  await kept.call('GET /api/user', {});
  const throttles = await db.selectFrom('throttles').select('key').execute();
  expect(throttles.map(({ key }) => key.split(':')[0])).toEqual(['long']);
});

it('removes many rows by several statements, each of so many rows at most', async () => {
  const test = await createTestApp();
  const { deps } = test;
  const { id } = await test.make.learner();
  await sql`insert into tokens (hash, user_id, expires_at)
    select sha256(n::text::bytea), ${id}, now() - interval '1 day' from generate_series(1, 2500) n`.execute(deps.db);
  const sizes: number[] = [];
  const db = deps.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      sizes.push(Number(result.numAffectedRows ?? result.rows.length));
      return result;
    },
  });
  await removeExpired({ ...deps, db });
  expect(sizes.filter((size) => size > 0)).toEqual([1000, 1000, 500]);
});

it('removes at the start and every day what a process that died was receiving, and nothing that may still arrive', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { deps } = await createTestApp();
  const incoming = path.join(deps.config.dataDir, 'media', 'incoming');
  await mkdir(incoming, { recursive: true });
  onTestFinished(() => rm(incoming, { recursive: true }));
  const draft = async (name: string, minutesAgo: number) => {
    await writeFile(path.join(incoming, name), 'half of a sound');
    const at = new Date(deps.now().getTime() - minutesAgo * 60_000);
    await utimes(path.join(incoming, name), at, at);
  };
  await draft('left', 70);
  await draft('arriving', 20);
  const stop = startHousekeeping(deps, createSections({ ...deps, caches: new Caches() }));
  await deps.background.idle();
  expect(await readdir(incoming)).toEqual(['arriving']);
  await draft('left later', 70);
  vi.advanceTimersByTime(24 * 60 * 60 * 1000);
  await deps.background.idle();
  expect(await readdir(incoming)).toEqual(['arriving']);
  stop();
  await draft('arriving', 70);
  vi.advanceTimersByTime(24 * 60 * 60 * 1000);
  await deps.background.idle();
  expect(await readdir(incoming)).toEqual(['arriving']);
});

it('empties the bin at the start, and every hour', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { deps, clock } = await createTestApp();
  const rest = () =>
    deps.db
      .insertInto('exams')
      .values({ skill: 'reading', description: 'Herons', deleted_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow()
      .then(({ id }) =>
        deps.db
          .insertInto('sections')
          .values({
            exam_id: id,
            skill: 'reading',
            part_number: 1,
            title: 'Herons',
            time_minutes: 20,
            questions_count: 13,
            exam_content: '[]',
            locked: false,
            current_version: 1,
            deleted_at: new Date(),
          })
          .execute(),
      );
  const resting = async () => (await deps.db.selectFrom('sections').select('id').execute()).length;
  await rest();
  clock.advance({ days: 31 });
  const stop = startHousekeeping(deps, createSections({ ...deps, caches: new Caches() }));
  onTestFinished(stop);
  await deps.background.idle();
  expect(await resting()).toBe(0);
  await rest();
  vi.advanceTimersByTime(60 * 60 * 1000);
  await deps.background.idle();
  expect(await resting()).toBe(0);
});
