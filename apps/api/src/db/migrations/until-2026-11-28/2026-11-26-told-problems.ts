import { sql, type Kysely } from 'kysely';

/** Frozen: a change to the schema is a new migration. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Whose learner is still to be told what came of the report.
  await sql`
    create table problem_notices (
      report_id uuid primary key references problem_reports on delete cascade,
      revision integer not null,
      claimed_until timestamptz
    )`.execute(db);
}
