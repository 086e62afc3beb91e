import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { countRows, rowsOf } from './row-counts.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});

const add = (count: number) =>
  sql`insert into audit_log (actor_name, action, target_type, summary)
      select 'Ada Byron', 'exam.update', 'exam', 'Updated ' || n from generate_series(1, ${count}) n`.execute(
    test.deps.db,
  );
const remove = () => sql`delete from audit_log where summary = 'Updated 1'`.execute(test.deps.db);
const uncounted = async () => (await test.deps.db.selectFrom('row_counts_new').select('name').execute()).length;

describe('rows', () => {
  it('are counted as they come and go, before and after they are added up', async () => {
    const { deps } = test;
    expect(await rowsOf(deps.db, 'audit_log')).toBe(0);
    await add(3);
    expect(await rowsOf(deps.db, 'audit_log')).toBe(3);
    await countRows(deps);
    expect([await rowsOf(deps.db, 'audit_log'), await uncounted()]).toEqual([3, 0]);
    await remove();
    expect(await rowsOf(deps.db, 'audit_log')).toBe(2);
    await countRows(deps);
    expect([await rowsOf(deps.db, 'audit_log'), await uncounted()]).toEqual([2, 0]);
  });

  it('are each counted once, however many processes add them up while others write', async () => {
    const beside = await createTestApp({ beside: test });
    await add(1);
    await Promise.all([add(2), countRows(test.deps), add(3), countRows(beside.deps), add(4)]);
    expect(await rowsOf(test.deps.db, 'audit_log')).toBe(10);
    await Promise.all([countRows(test.deps), countRows(beside.deps)]);
    expect([await rowsOf(test.deps.db, 'audit_log'), await uncounted()]).toEqual([10, 0]);
  });

  it('that are not written in the end are not counted', async () => {
    const trx = await test.deps.db.startTransaction().execute();
    await sql`insert into audit_log (actor_name, action, target_type, summary) values ('Ada', 'a', 'exam', 'b')`.execute(
      trx,
    );
    await trx.rollback().execute();
    expect(await rowsOf(test.deps.db, 'audit_log')).toBe(0);
  });
});
