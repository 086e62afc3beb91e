import { sql } from 'kysely';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { buildIndexes } from './indexes.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => buildIndexes(test.deps.db));

const isValid = async () => {
  const { rows } = await sql<{ valid: boolean }>`
    select indisvalid as valid from pg_index where indexrelid = to_regclass('tokens_expires_at')`.execute(test.deps.db);
  return rows[0]?.valid ?? null;
};

it('builds an index that is missing, and anew one that a break has left half built', async () => {
  const { db } = test.deps;
  await sql`drop index tokens_expires_at`.execute(db);
  await buildIndexes(db);
  expect(await isValid()).toBe(true);
  await sql`update pg_index set indisvalid = false where indexrelid = 'tokens_expires_at'::regclass`.execute(db);
  await buildIndexes(db);
  expect(await isValid()).toBe(true);
});

it.runIf(inject('engine').kind === 'postgres')('leaves what another process is building to that one', async () => {
  const { db } = test.deps;
  await sql`drop index tokens_expires_at`.execute(db);
  await db.connection().execute(async (other) => {
    await sql`select pg_advisory_lock(4907112026)`.execute(other);
    await buildIndexes(db);
    expect(await isValid()).toBe(null);
    await sql`select pg_advisory_unlock(4907112026)`.execute(other);
  });
});
