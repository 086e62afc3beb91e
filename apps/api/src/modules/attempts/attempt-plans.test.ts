import { sql } from 'kysely';
import type { Pool } from 'pg';
import { beforeAll, expect, it } from 'vitest';
import { createContentWorld } from '../../testing/content/content-makers.ts';
import { readingExam } from '../../testing/content/sample-exams.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { findAttempts, findLatest, mergeAnswers, submitAttempts } from './attempt-statements.repo.ts';

/** As many as a server's planner would still read from end to end for a hundred keys. */
const ATTEMPTS = 2000;
const NOW = new Date();
const IDS = { id: '7f3c1d1e-8a54-4b6c-9d2f-000000000000', userId: '7f3c1d1e-8a54-4b6c-9d2f-000000000000' };

const SUBMITTED = {
  id: IDS.id,
  section_id: IDS.id,
  revision: 0,
  submitted_at: NOW,
  answers: {},
  profile: 'ielts' as const,
  library_version: '1',
  key_revision: 0,
  marks: 0,
  total: 1,
  verdicts: [],
  sent_digest: null,
};

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  const world = await createContentWorld(test);
  const section = await world.section(readingExam());
  const { db } = test.deps;
  await sql`
    insert into attempts (user_id, section_id, version, started_at, submitted_at, answers, marks, total)
    select ${world.learnerId}, ${section}, 1, now(), now(), '{}', 1, 2
      from generate_series(1, ${ATTEMPTS})`.execute(db);
  await sql`analyze attempts`.execute(db);
});

/** The text that is sent to the database. */
async function textOf(ask: (pool: Pool) => Promise<unknown>): Promise<string> {
  const sent: string[] = [];
  const query = async ({ text }: { text: string }) => {
    sent.push(text);
    return { rows: [] };
  };
  // The one method of a pool that these statements call.
  await ask({ query } as unknown as Pool);
  return sent.join(';');
}

it.each([
  ['found', (pool: Pool) => findAttempts(pool, [IDS])],
  ['found in progress or just submitted', (pool: Pool) => findLatest(pool, [{ ...IDS, since: NOW }])],
  ['saved', (pool: Pool) => mergeAnswers(pool, [{ ...IDS, moment: NOW.getTime(), openAt: NOW, changes: {} }])],
  ['submitted', (pool: Pool) => submitAttempts(pool, [SUBMITTED])],
])('is %s by an index, whatever the plan thinks of how many are wanted', async (_name, ask) => {
  const text = await textOf(ask);
  const { rows } = await test.deps.pool.query<{ 'QUERY PLAN': string }>(`explain (generic_plan) ${text}`);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('Index Scan using attempts_');
  expect(plan).not.toContain('Seq Scan on attempts');
});
