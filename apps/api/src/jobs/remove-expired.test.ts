import { sql, type Kysely } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import type { Schema } from '../db/schema.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { removeExpired } from './remove-expired.job.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
  await sql`
    insert into throttles (key, points, expire) select 'Network ' || n, 1, 0 from generate_series(1, 1500) n`.execute(
    test.deps.db,
  );
});

/** The number of rows that each statement deletes. */
async function countsOf(db: Kysely<Schema>): Promise<readonly bigint[]> {
  const counts: bigint[] = [];
  const counted = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      counts.push(result.numAffectedRows ?? 0n);
      return result;
    },
  });
  await removeExpired({ ...test.deps, db: counted });
  return counts.filter((count) => count > 0n);
}

it('deletes a thousand rows in a statement, and repeats it until none is left', async () => {
  expect(await countsOf(test.deps.db)).toEqual([1000n, 500n]);
});

it('chooses the rows of a statement once, also where the plan reads them again for each row', async () => {
  const counts = await test.deps.db.transaction().execute(async (trx) => {
    for (const step of ['hashagg', 'hashjoin', 'material', 'mergejoin', 'sort'])
      await sql.raw(`set local enable_${step} = off`).execute(trx);
    return countsOf(trx);
  });
  expect(counts).toEqual([1000n, 500n]);
});
