import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { contents, sorted, type Row } from '../testing/contents.ts';
import { readFrozen, readHashes } from '../testing/migrations/hashes.ts';
import { becomeNextRelease, NEXT } from '../testing/migrations/next-release.ts';
import { SAMPLE_ROWS } from '../testing/migrations/sample-rows.ts';
import { newDatabase } from '../testing/test-database.ts';
import { migrate, migrateTo } from './migrate.ts';
import { migrationProvider } from './migrations/index.ts';
import type { Database } from './open-database.ts';

const MIGRATIONS = Object.keys(readHashes());

describe('migrations', () => {
  it('do not change once they are frozen: a change is a new file', () => {
    expect(readHashes()).toMatchObject(readFrozen());
  });

  it('are all frozen, by testing/migrations/freeze.ts, as soon as there is one after the initial schema', () => {
    expect(Object.keys(readFrozen())).toEqual(expect.arrayContaining(MIGRATIONS.length > 1 ? MIGRATIONS : []));
  });

  it('are all listed, in the order of their names', async () => {
    expect(Object.keys(await migrationProvider.getMigrations())).toEqual(MIGRATIONS);
  });

  it('each have rows to be tested with', () => {
    expect(Object.keys(SAMPLE_ROWS)).toEqual(MIGRATIONS);
  });
});

describe('an upgrade', () => {
  let database: Database;
  let endNext: () => void = () => undefined;

  beforeAll(async () => {
    database = await newDatabase(`upgrade_${process.pid}`);
  });
  afterEach(() => endNext());
  afterAll(() => database.close());

  // Each release, and the release after this one: an upgrade from this release exists before a second migration does.
  it.each(MIGRATIONS)('keeps all data of a database of %s', async (release) => {
    const { db } = database;
    await sql`drop schema public cascade`.execute(db);
    await sql`create schema public`.execute(db);
    await migrateTo(db, release);
    for (const name of MIGRATIONS.slice(0, MIGRATIONS.indexOf(release) + 1))
      for (const statement of SAMPLE_ROWS[name] ?? []) await sql.raw(statement).execute(db);

    const before = await contents(db);
    const empty = Object.entries(before).filter(([, rows]) => rows.length === 0);
    expect(empty, 'tables that sample-rows.ts leaves empty').toEqual([]);
    endNext = becomeNextRelease();
    await migrate(db);
    const after = await contents(db);
    for (const [table, rows] of Object.entries(before)) expect(withColumnsOf(rows, after[table])).toEqual(sorted(rows));
    const { rows } = await sql`select name from kysely_migration order by name`.execute(db);
    expect(rows).toEqual([...MIGRATIONS, NEXT].map((name) => ({ name })));
    expect(after).toHaveProperty('next_words');
  });

  it('can be taken back while the newer release has only added, and not once it breaks something', async () => {
    const { db } = database;
    endNext = becomeNextRelease();
    await migrate(db);
    endNext();
    // This release starts on the tables of the next one, and changes nothing.
    await migrate(db);
    expect((await contents(db))['next_words']).toEqual([]);

    endNext = becomeNextRelease([], { breaks: { 'column users.expires_at is dropped': 'Nothing reads it any more.' } });
    await migrate(db);
    endNext();
    await expect(migrate(db)).rejects.toThrow(`The database is from a newer release (it has ${NEXT})`);
  });
});

/** The upgraded rows, with the columns that they had before, as an old process reads them. */
function withColumnsOf(before: readonly Row[], after: readonly Row[] = []): string[] {
  const columns = Object.keys(before[0] ?? {});
  return sorted(after.map((row) => Object.fromEntries(columns.map((column) => [column, row[column]]))));
}
