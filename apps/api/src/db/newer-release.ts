import { sql, type Kysely } from 'kysely';
import { migrationNames, oldestMigration } from './migrations/index.ts';
import type { Schema } from './schema.ts';

/** A release that knows more migrations has changed the database. */
export interface NewerRelease {
  /** One that this release does not know. */
  readonly migration: string;
  /** This release can use the tables all the same: all that came after it only adds. */
  readonly isUsable: boolean;
}

/** What the tables are of, beside this release. */
export interface TablesRelease {
  /** This release's: nothing is to be done. */
  readonly isCurrent: boolean;
  /** null: this release knows all that the database has been changed by. */
  readonly newer: NewerRelease | null;
}

export async function readRelease(db: Kysely<Schema>): Promise<TablesRelease> {
  const note = await readNote(db);
  if (note === undefined) return { isCurrent: false, newer: null };
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const made = new Set(rows.map(({ name }) => name));
  const isWhole = migrationNames.every((name) => made.has(name));
  const migration = rows.find(({ name }) => !migrationNames.includes(name))?.name;
  if (migration === undefined) return { isCurrent: isWhole && note === noteOf(oldestMigration), newer: null };
  const isKnown = migrationNames.some((name) => note === noteOf(name));
  return { isCurrent: false, newer: { migration, isUsable: isKnown && isWhole } };
}

/** Says in the database which releases can use it: a table's comment, as older ones must find it before they know any table. */
export async function noteOldestRelease(db: Kysely<Schema>): Promise<void> {
  const note = noteOf(oldestMigration);
  if ((await readNote(db)) === note) return;
  // Of two processes that start together, one waits for the other.
  await sql`
    do $$ begin
      perform pg_advisory_xact_lock(5719);
      comment on table kysely_migration is ${sql.lit(note)};
    end $$`.execute(db);
}

/** undefined: there are no tables yet. */
async function readNote(db: Kysely<Schema>): Promise<string | null | undefined> {
  const { rows } = await sql<{ note: string | null }>`
    select obj_description(oid, 'pg_class') as note from pg_class where oid = to_regclass('kysely_migration')`.execute(
    db,
  );
  return rows[0]?.note;
}

function noteOf(migration: string): string {
  return `used by releases that know ${migration}`;
}
