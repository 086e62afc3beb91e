import { sql, type Kysely } from 'kysely';
import { INITIAL, migrationNames, oldestMigration } from './migrations/index.ts';
import type { Schema } from './schema.ts';

/** A release with more migrations has changed the database. */
export interface NewerRelease {
  /** The first of its migrations that this release does not have. */
  readonly migration: string;
  /** This release can use the tables: the newer one has only added to them. */
  readonly isUsable: boolean;
}

/** The release of the tables, compared with this one. */
export interface TablesRelease {
  /** No migration is missing. */
  readonly isCurrent: boolean;
  /** null: this release has all migrations that changed the database. */
  readonly newer: NewerRelease | null;
  /** The migration of a build before the first release, which created the tables. Such a database can't be migrated. */
  readonly earlierBuild: string | null;
}

export async function readRelease(db: Kysely<Schema>): Promise<TablesRelease> {
  const note = await readNote(db);
  if (note === undefined) return { isCurrent: false, newer: null, earlierBuild: null };
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const names = migrationNames();
  const made = new Set(rows.map(({ name }) => name));
  const earlierBuild = [...made].find(isOfEarlierBuild) ?? null;
  if (earlierBuild !== null) return { isCurrent: false, newer: null, earlierBuild };
  const isWhole = names.every((name) => made.has(name));
  const migration = [...made].find((name) => !names.includes(name));
  if (migration === undefined)
    return { isCurrent: isWhole && note === noteOf(oldestMigration()), newer: null, earlierBuild };
  const isKnown = names.some((name) => note === noteOf(name));
  return { isCurrent: false, newer: { migration, isUsable: isKnown && isWhole }, earlierBuild };
}

/** Builds before the first release had migrations with dates before that of the initial schema. */
export function isOfEarlierBuild(migration: string): boolean {
  return migration < INITIAL;
}

/** The note is a table's comment: older releases must find it before they know any table. */
export async function noteOldestRelease(db: Kysely<Schema>): Promise<void> {
  const note = noteOf(oldestMigration());
  if ((await readNote(db)) === note) return;
  // Serialises processes that start at the same time.
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
