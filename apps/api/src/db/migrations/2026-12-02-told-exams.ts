import { sql, type Kysely } from 'kysely';

/** Frozen: a change to the schema is a new migration. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A list of whole exams has more of an exam than its state.
  await sql`
    create or replace function tell_exams_changed() returns trigger language plpgsql as $$
      begin
        perform tell_change('section:' || s.id)
           from before join changed using (id) join sections s on s.exam_id = changed.id and s.deleted_at is null
          where changed.state <> before.state;
        perform tell_change('list:' || skill)
           from (select distinct changed.skill from before join changed using (id)
                  where (changed.state, changed.description, changed.variant, changed.listening_settings, changed.deleted_at)
                        is distinct from
                        (before.state, before.description, before.variant, before.listening_settings, before.deleted_at)) lists;
        return null;
      end
    $$`.execute(db);
}
