import { sql, type Kysely } from 'kysely';

/** Frozen: a change to the schema is a new migration. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // To every process that listens, once the transaction is committed; and to the one that writes, on its own connection.
  await sql`
    create function tell_change(key text) returns void language plpgsql as $$
      begin
        perform pg_notify('bandwise_changes', key);
        raise info using errcode = 'BW001', message = key;
      end
    $$`.execute(db);

  await sql`
    create function tell_sections_inserted() returns trigger language plpgsql as $$
      begin
        perform tell_change('list:' || skill) from (select distinct skill from changed) lists;
        return null;
      end
    $$`.execute(db);
  await sql`
    create function tell_sections_changed() returns trigger language plpgsql as $$
      begin
        perform tell_change('section:' || id) from (select distinct id from changed) sections;
        perform tell_change('list:' || skill) from (select distinct skill from changed) lists;
        return null;
      end
    $$`.execute(db);
  await sql`
    create function tell_exams_changed() returns trigger language plpgsql as $$
      begin
        perform tell_change('section:' || s.id)
           from before join changed using (id) join sections s on s.exam_id = changed.id and s.deleted_at is null
          where changed.state <> before.state;
        return null;
      end
    $$`.execute(db);
  await sql`
    create function tell_keys_changed() returns trigger language plpgsql as $$
      begin
        perform tell_change('section:' || section_id) from (select distinct section_id from changed) keys;
        return null;
      end
    $$`.execute(db);
  await sql`
    create function tell_all_changed() returns trigger language plpgsql as $$
      begin
        perform tell_change('all');
        return null;
      end
    $$`.execute(db);

  await sql`
    create trigger tell_inserted after insert on sections referencing new table as changed
    for each statement execute function tell_sections_inserted()`.execute(db);
  await sql`
    create trigger tell_updated after update on sections referencing new table as changed
    for each statement execute function tell_sections_changed()`.execute(db);
  await sql`
    create trigger tell_deleted after delete on sections referencing old table as changed
    for each statement execute function tell_sections_changed()`.execute(db);
  await sql`
    create trigger tell_updated after update on exams referencing old table as before new table as changed
    for each statement execute function tell_exams_changed()`.execute(db);
  await sql`
    create trigger tell_inserted after insert on regraded_keys referencing new table as changed
    for each statement execute function tell_keys_changed()`.execute(db);
  await sql`
    create trigger tell_updated after update on regraded_keys referencing new table as changed
    for each statement execute function tell_keys_changed()`.execute(db);
  await sql`
    create trigger tell_deleted after delete on regraded_keys referencing old table as changed
    for each statement execute function tell_keys_changed()`.execute(db);
  for (const table of ['exams', 'sections', 'regraded_keys'])
    await sql`
      create trigger tell_truncated after truncate on ${sql.table(table)}
      for each statement execute function tell_all_changed()`.execute(db);
}
