import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { sql, type Kysely } from 'kysely';
import { StartError } from '../config/start-error.ts';
import { migrate, migrateTo } from '../db/migrate.ts';
import type { Schema } from '../db/schema.ts';
import type { CheckedBackup } from './check-backup.ts';
import { copyIn } from './copy-rows.ts';
import { partFile, type TableEntry } from './manifest.ts';
import { inSession, type Session } from './session.ts';
import { quoted, readTables } from './tables.ts';
import type { Pool } from 'pg';

const extract = promisify(gunzip);

/**
 * Replaces the database by the tables of a backup and migrates them, in one transaction. @throws StartError when the tables differ from
 * those of the backup's release.
 */
export async function loadTables(pool: Pool, backup: CheckedBackup): Promise<void> {
  await inSession(pool, async ({ client, db }) => {
    await db.transaction().execute(async (trx) => {
      await dropAll(trx);
      await migrateTo(trx, backup.manifest.migrations.at(-1) ?? '');
      await requireSameTables(trx, backup.manifest.tables);
      const putBack = await setAside(trx);
      for (const table of backup.manifest.tables) await loadTable({ client, db: trx }, backup.folder, table);
      await putBack();
      await migrate(trx);
    });
    // Runs migrations that need no transaction.
    await migrate(db);
    // Without statistics the planner assumes empty tables.
    await sql`analyze`.execute(db);
  });
}

/** Drops everything that migrations of any release created. */
async function dropAll(db: Kysely<Schema>): Promise<void> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(db);
  for (const { name } of tables) await sql`drop table ${sql.table(name)} cascade`.execute(db);
  const { rows: routines } = await sql<{ name: string }>`
    select p.oid::regprocedure::text as name from pg_proc p
     where p.pronamespace = 'public'::regnamespace
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`.execute(db);
  for (const { name } of routines) await sql`drop routine if exists ${sql.raw(name)} cascade`.execute(db);
}

async function requireSameTables(db: Kysely<Schema>, entries: readonly TableEntry[]): Promise<void> {
  const made = (await readTables(db)).map(({ name, columns }) => `${name} (${columns.toSorted().join(', ')})`);
  const tableTexts = entries.map(({ name, columns }) => `${name} (${columns.toSorted().join(', ')})`);
  const other = made.find((table) => !tableTexts.includes(table)) ?? tableTexts.find((table) => !made.includes(table));
  if (other !== undefined) throw new StartError(`The backup does not have the tables of its release: ${other} differs`);
}

/**
 * Drops foreign keys and disables triggers during the load: referenced rows come later, and the backup contains what triggers wrote.
 * @returns a function that restores both and checks every row.
 */
async function setAside(db: Kysely<Schema>): Promise<() => Promise<void>> {
  const { rows: triggers } = await sql<{ on: string; name: string }>`
    select tgrelid::regclass::text as on, quote_ident(tgname) as name
      from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not tgisinternal and tgenabled = 'O' and c.relnamespace = 'public'::regnamespace`.execute(db);
  const { rows: keys } = await sql<{ on: string; name: string; definition: string }>`
    select conrelid::regclass::text as on, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by oid`.execute(db);
  for (const { on, name } of triggers) await sql.raw(`alter table ${on} disable trigger ${name}`).execute(db);
  for (const { on, name } of keys) await sql.raw(`alter table ${on} drop constraint ${name}`).execute(db);
  // Migrations may have written rows.
  for (const { name } of await readTables(db)) await sql`truncate ${sql.table(name)}`.execute(db);
  return async () => {
    for (const { on, name, definition } of keys)
      await sql.raw(`alter table ${on} add constraint ${name} ${definition}`).execute(db);
    for (const { on, name } of triggers) await sql.raw(`alter table ${on} enable trigger ${name}`).execute(db);
  };
}

async function loadTable({ client }: Session, folder: string, table: TableEntry): Promise<void> {
  const statement = `copy ${quoted(table.name)} (${table.columns.map(quoted).join(', ')}) from stdin`;
  let rows = 0;
  for (let part = 1; part <= table.parts; part += 1) {
    const bytes = await extract(await readFile(path.join(folder, partFile(table.name, part))));
    rows += await copyIn(client, statement, bytes);
  }
  if (rows !== table.rows)
    throw new StartError(`The backup should have ${table.rows} rows of ${table.name}, but has ${rows}`);
}
