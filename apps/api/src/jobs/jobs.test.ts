import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { emptyBinJob } from '../modules/bin/bin.ts';
import { removePartialUploadsJob } from '../modules/media/media.ts';
import { createThrottle } from '../platform/throttle/throttle.ts';
import { createTestApp } from '../testing/create-test-app.ts';
import { JOBS } from './jobs.ts';
import { removeExpired } from './remove-expired.job.ts';

it('have names and times of their own', () => {
  const names = JOBS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { name, pollSeconds, limitSeconds } of JOBS)
    expect([name, limitSeconds > pollSeconds]).toEqual([name, true]);
});

describe('the removal of expired rows', () => {
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
    const { deps, make } = await createTestApp();
    const { id } = await make.learner();
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
});

it('the removal of partial uploads removes what a process that died was receiving, and nothing that may still arrive', async () => {
  const { deps } = await createTestApp();
  const incoming = path.join(deps.config.dataDir, 'media', 'incoming');
  await mkdir(incoming, { recursive: true });
  onTestFinished(() => rm(incoming, { recursive: true }));
  const receive = async (name: string, minutesAgo: number) => {
    await writeFile(path.join(incoming, name), 'half of a sound');
    const at = new Date(deps.now().getTime() - minutesAgo * 60_000);
    await utimes(path.join(incoming, name), at, at);
  };
  await receive('left', 70);
  await receive('arriving', 20);
  await removePartialUploadsJob.run(deps, {});
  expect(await readdir(incoming)).toEqual(['arriving']);
});

it('the emptying of the bin removes what has been there for its time', async () => {
  const { deps, clock } = await createTestApp();
  const { db } = deps;
  const { id } = await db
    .insertInto('exams')
    .values({ skill: 'reading', description: 'Herons', deleted_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
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
    .execute();
  const resting = async () => (await db.selectFrom('sections').select('id').execute()).length;
  await emptyBinJob.run({ ...deps, patient: db }, {});
  expect(await resting()).toBe(1);
  clock.advance({ days: 31 });
  await emptyBinJob.run({ ...deps, patient: db }, {});
  expect(await resting()).toBe(0);
});
