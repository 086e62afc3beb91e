import { sql, type Kysely } from 'kysely';

/** Frozen: a change to the schema is a new migration. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // What the publish check said of a version, by which rules. Filled by whoever writes a version, and for what is here by a job.
  await sql`
    create table section_checks (
      section_id uuid primary key references sections on delete cascade,
      version integer not null,
      rules integer not null,
      errors integer not null,
      warnings integer not null
    )`.execute(db);

  // Attempts by section. Those that were submitted since they were counted last are rows of their own: two learners who
  // hand in the same section at the same moment do not wait for each other.
  await sql`
    create table section_attempts (
      section_id uuid primary key references sections on delete cascade,
      submitted bigint not null
    )`.execute(db);
  await sql`create table section_attempts_new (section_id uuid not null)`.execute(db);
  await sql`
    create function attempt_submitted() returns trigger language plpgsql as $$
      begin
        insert into section_attempts_new (section_id) values (new.section_id);
        return null;
      end
    $$`.execute(db);
  await sql`
    create trigger attempt_inserted after insert on attempts for each row when (new.submitted_at is not null)
    execute function attempt_submitted()`.execute(db);
  await sql`
    create trigger attempt_submitted after update of submitted_at on attempts for each row
    when (old.submitted_at is null and new.submitted_at is not null)
    execute function attempt_submitted()`.execute(db);
  // The triggers have kept writers out: what is counted here and what they count are all attempts, each once.
  await sql`
    insert into section_attempts (section_id, submitted)
    select section_id, count(*) from attempts where submitted_at is not null group by section_id`.execute(db);
}
