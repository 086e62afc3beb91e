import { sql, type Kysely } from 'kysely';

/** Frozen: a change to the schema is a new migration. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The draft as it was when it was scheduled, and what that published when it was due.
  await sql`alter table drafts add column scheduled_content text, add column published jsonb`.execute(db);
}
