import { sql, type Kysely } from 'kysely';

/** Frozen: a change to the schema is a new migration. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table exams add column revision integer not null default 1`.execute(db);
  await sql`
    create table exam_revisions (
      exam_id uuid not null references exams,
      revision integer not null,
      changes jsonb not null,
      created_by uuid references users on delete set null,
      created_at timestamptz not null default now(),
      primary key (exam_id, revision)
    )`.execute(db);
}
