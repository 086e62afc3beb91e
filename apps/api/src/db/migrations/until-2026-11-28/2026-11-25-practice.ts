import { sql, type Kysely } from 'kysely';

/** Frozen: a change to the schema is a new migration. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table practice_turns (
      user_id uuid not null references users on delete cascade,
      id uuid not null,
      section_id uuid not null references sections on delete cascade,
      version integer not null,
      answers jsonb not null,
      verdicts jsonb not null,
      said text check (said in ('guessed', 'hard', 'good', 'easy')),
      answered_at timestamptz not null,
      primary key (user_id, id)
    )`.execute(db);
  await sql`create index practice_turns_history on practice_turns (user_id, answered_at desc)`.execute(db);
  await sql`create index practice_turns_section on practice_turns (section_id)`.execute(db);
}
