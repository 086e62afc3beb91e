import { sql, type Kysely } from 'kysely';

/** The pasted words of a text that is written in a sitting; null: not counted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sitting_sections add column pasted_words integer`.execute(db);
}
