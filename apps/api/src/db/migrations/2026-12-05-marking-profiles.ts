import { sql, type Kysely } from 'kysely';

/** Frozen: a change to the schema is a new migration. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table exams add column marking_profile text`.execute(db);
  await sql`
    create table settings (
      name text primary key,
      value text not null,
      revision integer not null default 1,
      changed_at timestamptz not null
    )`.execute(db);
  // A section is marked by the profile of its exam.
  await sql`
    create or replace function tell_exams_changed() returns trigger language plpgsql as $$
      begin
        perform tell_change('section:' || s.id)
           from before join changed using (id) join sections s on s.exam_id = changed.id and s.deleted_at is null
          where (changed.state, changed.marking_profile) is distinct from (before.state, before.marking_profile);
        perform tell_change('list:' || skill)
           from (select distinct changed.skill from before join changed using (id)
                  where (changed.state, changed.description, changed.variant, changed.listening_settings, changed.deleted_at)
                        is distinct from
                        (before.state, before.description, before.variant, before.listening_settings, before.deleted_at)) lists;
        return null;
      end
    $$`.execute(db);
  await sql`
    create function tell_settings_changed() returns trigger language plpgsql as $$
      begin
        perform tell_change('setting:' || name) from (select distinct name from changed) settings;
        return null;
      end
    $$`.execute(db);
  await sql`
    create trigger tell_inserted after insert on settings referencing new table as changed
    for each statement execute function tell_settings_changed()`.execute(db);
  await sql`
    create trigger tell_updated after update on settings referencing new table as changed
    for each statement execute function tell_settings_changed()`.execute(db);
  await sql`
    create trigger tell_deleted after delete on settings referencing old table as changed
    for each statement execute function tell_settings_changed()`.execute(db);
  await sql`
    create trigger tell_truncated after truncate on settings
    for each statement execute function tell_all_changed()`.execute(db);
}
