import { PGlite } from '@electric-sql/pglite';
import { sql, type Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readFrozen, readHashes } from '../testing/migrations/hashes.ts';
import { RELEASED_DATA } from '../testing/migrations/released-data.ts';
import { emptyDatabase } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';
import { migrationProvider } from './migrations/index.ts';
import { databaseOverPGlite, openServer, type Database } from './open-database.ts';
import type { Schema } from './schema.ts';

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
  let close: () => Promise<void>;

  beforeAll(async () => {
    const engine = inject('engine');
    if (engine.kind === 'postgres') {
      database = await openServer(await emptyDatabase(engine, `upgrade_${process.pid}`), 2);
      ({ close } = database);
      return;
    }
    const pglite = await PGlite.create();
    const opened = databaseOverPGlite(pglite);
    database = opened;
    close = async () => {
      await opened.close();
      await pglite.close();
    };
  });
  afterAll(() => close());

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

type Row = Record<string, unknown>;

/** Every row of every table. */
async function contents(db: Kysely<Schema>): Promise<Record<string, Row[]>> {
  const tables = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = 'public' and tablename not like 'kysely_%' order by 1`.execute(db);
  const all: Record<string, Row[]> = {};
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ row: Row }>`select to_jsonb(t) as row from ${sql.table(name)} t`.execute(db);
    all[name] = rows.map(({ row }) => row);
  }
  return all;
}

/** The upgraded rows, with the columns that they had before, as an old process reads them. */
function withColumnsOf(before: readonly Row[], after: readonly Row[] = []): string[] {
  const columns = Object.keys(before[0] ?? {});
  return sorted(after.map((row) => Object.fromEntries(columns.map((column) => [column, row[column]]))));
}

function sorted(rows: readonly Row[]): string[] {
  return rows.map((row) => JSON.stringify(row)).toSorted((a, b) => a.localeCompare(b));
}
