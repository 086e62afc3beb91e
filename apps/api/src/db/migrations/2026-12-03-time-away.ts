import { sql, type Kysely } from 'kysely';

/** When a learner left the page or full screen of an assigned sitting without having come back; null: the learner is there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table assignment_work add column left_at timestamptz`.execute(db);
}
