import { sql, type Kysely } from 'kysely';

/** Frozen: a change to the schema is a new migration. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // What the attempts at a section earned, counted: for each choice of which count, the cells of `count-scores.ts`. They are of all
  // attempts but those of `score_changes`.
  await sql`
    create table kept_scores (
      section_id uuid primary key references sections on delete cascade,
      current_version integer not null,
      versions integer[] not null,
      totals integer[] not null,
      taken jsonb not null,
      "first" jsonb not null,
      "last" jsonb not null,
      "best" jsonb not null,
      "all" jsonb not null
    )`.execute(db);
  // An attempt that was submitted since; null: something else has changed, which is not known from what is there now.
  await sql`create table score_changes (section_id uuid not null, attempt_id uuid)`.execute(db);
  await sql`
    create or replace function attempt_submitted() returns trigger language plpgsql as $$
      begin
        insert into section_attempts_new (section_id) values (new.section_id);
        insert into score_changes (section_id, attempt_id) values (new.section_id, new.id);
        return null;
      end
    $$`.execute(db);
  await sql`
    create function score_changed() returns trigger language plpgsql as $$
      begin
        insert into score_changes (section_id) values (old.section_id);
        if tg_op = 'UPDATE' and new.section_id <> old.section_id then
          insert into score_changes (section_id) values (new.section_id);
        end if;
        return null;
      end
    $$`.execute(db);
  await sql`
    create trigger score_changed
    after update of section_id, user_id, version, submitted_at, source, marks, verdicts on attempts for each row
    when (old.submitted_at is not null
          and (old.section_id, old.user_id, old.version, old.submitted_at, old.source, old.marks, old.scores)
              is distinct from (new.section_id, new.user_id, new.version, new.submitted_at, new.source, new.marks, new.scores))
    execute function score_changed()`.execute(db);
  await sql`
    create trigger score_removed after delete on attempts for each row when (old.submitted_at is not null)
    execute function score_changed()`.execute(db);
}
