import { sql } from 'kysely';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { buildIndexes } from './indexes.ts';

/** As a later release would list them. */
const INDEXES = { tokens_newest: `tokens (created_at desc)`, tokens_used: `tokens (last_used_at)` };

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => sql`drop index if exists tokens_newest, tokens_used`.execute(test.deps.db));

const validIndexes = async () => {
  const { rows } = await sql<{ name: string }>`
    select indexrelid::regclass::text as name from pg_index
     where indrelid = 'tokens'::regclass and indisvalid and indexrelid::regclass::text = any(${Object.keys(INDEXES)})
     order by 1`.execute(test.deps.db);
  return rows.map(({ name }) => name);
};

it('builds the indexes that are missing, and again one that an interruption left half built', async () => {
  const { db } = test.deps;
  expect(await validIndexes()).toEqual([]);
  await buildIndexes(db, INDEXES);
  expect(await validIndexes()).toEqual(['tokens_newest', 'tokens_used']);
  await sql`update pg_index set indisvalid = false where indexrelid = 'tokens_used'::regclass`.execute(db);
  expect(await validIndexes()).toEqual(['tokens_newest']);
  await buildIndexes(db, INDEXES);
  expect(await validIndexes()).toEqual(['tokens_newest', 'tokens_used']);
});

it.runIf(inject('engine').kind === 'postgres')('leaves indexes to another process that is building them', async () => {
  const { db } = test.deps;
  await db.connection().execute(async (other) => {
    await sql`select pg_advisory_lock(4907112026)`.execute(other);
    await buildIndexes(db, INDEXES);
    expect(await validIndexes()).toEqual([]);
    await sql`select pg_advisory_unlock(4907112026)`.execute(other);
  });
});
