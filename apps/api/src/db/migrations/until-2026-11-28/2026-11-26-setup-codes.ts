import { sql, type Kysely } from 'kysely';

/** Frozen: a change to the schema is a new migration. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Of each process that started without an administrator; only hashes, as of tokens.
  await sql`create table setup_codes (
    hash bytea primary key,
    expires_at timestamptz not null
  )`.execute(db);
}
