import { sql, type Kysely } from 'kysely';

/** Frozen: a change to the schema is a new migration. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sections add column removed_at timestamptz`.execute(db);
  await sql`
    create index sections_in_bin on sections (deleted_at)
     where deleted_at is not null and removed_at is null`.execute(db);
  // Each version that is removed is looked for in both.
  await sql`create index attempts_version on attempts (section_id, version)`.execute(db);
  await sql`create index discarded_attempts_version on discarded_attempts (section_id, version)`.execute(db);
}
