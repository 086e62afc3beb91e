import { sql, type Kysely } from 'kysely';

/** Frozen: a change to the schema is a new migration. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // What it was done to, as the summary names it; null: written before there was a link to it.
  await sql`alter table audit_log add column target_name text`.execute(db);
}
