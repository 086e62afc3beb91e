import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFrozen, readHashes } from '../testing/migrations/hashes.ts';
import { RELEASED_DATA } from '../testing/migrations/released-data.ts';
import { contents, sorted, type Row } from '../testing/contents.ts';
import { newDatabase } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';
import { migrationProvider } from './migrations/index.ts';
import type { Database } from './open-database.ts';

const MIGRATIONS = Object.keys(readHashes());

describe('migrations', () => {
  it('do not change once they have landed: a change is a new file', () => {
    expect(readHashes()).toMatchObject(readFrozen());
  });

  it('are all frozen before they land, by testing/migrations/freeze.ts', () => {
    expect(Object.keys(readFrozen()).toSorted()).toEqual(MIGRATIONS);
  });

  it('are all listed, in the order of their names', async () => {
    expect(Object.keys(await migrationProvider.getMigrations())).toEqual(MIGRATIONS);
  });

  it('each have data to be tried with', () => {
    expect(Object.keys(RELEASED_DATA)).toEqual(MIGRATIONS);
  });
});

describe('an upgrade', () => {
  let database: Database;

  beforeAll(async () => {
    database = await newDatabase(`upgrade_${process.pid}`);
  });
  afterAll(() => database.close());

  it.each(MIGRATIONS)('keeps all data of a database of %s', async (release) => {
    const { db } = database;
    await sql`drop schema public cascade`.execute(db);
    await sql`create schema public`.execute(db);
    const { error } = await new Migrator({ db, provider: migrationProvider }).migrateTo(release);
    expect(error).toBeUndefined();
    for (const name of MIGRATIONS.slice(0, MIGRATIONS.indexOf(release) + 1))
      for (const statement of RELEASED_DATA[name] ?? []) await sql.raw(statement).execute(db);

    const before = await contents(db);
    const empty = Object.entries(before).filter(([, rows]) => rows.length === 0);
    expect(empty, 'tables that released-data.ts leaves empty').toEqual([]);
    await migrate(db);
    const after = await contents(db);
    for (const [table, rows] of Object.entries(before)) expect(withColumnsOf(rows, after[table])).toEqual(sorted(rows));
  });
});

/** The upgraded rows, with the columns that they had before, as an old process reads them. */
function withColumnsOf(before: readonly Row[], after: readonly Row[] = []): string[] {
  const columns = Object.keys(before[0] ?? {});
  return sorted(after.map((row) => Object.fromEntries(columns.map((column) => [column, row[column]]))));
}
