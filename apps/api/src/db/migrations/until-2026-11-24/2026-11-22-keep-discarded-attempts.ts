import { sql, type Kysely } from 'kysely';

/** Frozen: a change to the schema is a new migration. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table discarded_attempts (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      section_id uuid not null,
      version integer not null,
      started_at timestamptz not null,
      deadline timestamptz,
      answers jsonb not null,
      stamps jsonb not null,
      discarded_at timestamptz not null,
      foreign key (section_id, version) references section_versions (section_id, version)
    )`.execute(db);
  await sql`create index discarded_attempts_user_id on discarded_attempts (user_id)`.execute(db);
  await sql`create index discarded_attempts_discarded_at on discarded_attempts (discarded_at)`.execute(db);
}
