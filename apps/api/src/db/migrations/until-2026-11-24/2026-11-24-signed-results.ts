import { sql, type Kysely } from 'kysely';

/** Frozen: a change to the schema is a new migration. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Of the library that marked it; null: reported, or marked before this was stored.
  await sql`alter table attempts add column library_version text`.execute(db);
  // Public halves only: what a file was signed with can be checked when another key signs.
  await sql`create table signing_keys (
    kid text primary key,
    x text not null,
    created_at timestamptz not null default now()
  )`.execute(db);
}
