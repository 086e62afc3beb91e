import { sql, type Kysely } from 'kysely';

/** Frozen: a change to the schema is a new migration. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table kept_answers (
      key bytea primary key,
      request bytea not null,
      answer jsonb not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index kept_answers_expires_at on kept_answers (expires_at)`.execute(db);
}
