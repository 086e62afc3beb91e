import { sql, type Kysely } from 'kysely';

export const locks = {
  'rows of listed_exams are changed':
    'there are ten thousand tests at most: a matter of a second, in which none is published',
} as const;

/** Frozen: a change to the schema is a new migration. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // When an exam was changed last, for a list in this order. A part that is deleted leaves no moment but that of the revision.
  await sql`alter table listed_exams add column changed_at timestamptz`.execute(db);
  // As it was, with the moment.
  await sql`
    create or replace function list_exam(wanted uuid) returns void language plpgsql as $$
      begin
        insert into listed_exams (exam_id, skill, created_at, title, questions, time, attempts, changed_at)
        select id, skill, created_at, '', 0, 0, 0, updated_at from exams where id = wanted on conflict do nothing;
        -- Whoever comes second waits here for the row. The next statement then sees what the first has changed.
        perform from listed_exams where exam_id = wanted for update;
        update listed_exams set (title, questions, time, attempts) = (
                 select fold_text(case when count(s.id) = 1 then min(s.title) else min(e.description) end),
                        coalesce(sum(s.questions_count), 0), coalesce(sum(s.time_minutes), 0), coalesce(sum(a.submitted), 0)
                   from exams e
                   left join sections s on s.exam_id = e.id and s.deleted_at is null
                   left join section_attempts a on a.section_id = s.id
                  where e.id = wanted)
         where exam_id = wanted;
      end
    $$`.execute(db);
  await sql`
    create function list_changed_exam() returns trigger language plpgsql as $$
      begin
        update listed_exams set changed_at = greatest(changed_at, new.updated_at) where exam_id = new.id;
        return null;
      end
    $$`.execute(db);
  await sql`
    create trigger listed_changed after update of updated_at on exams for each row
    when (old.updated_at <> new.updated_at) execute function list_changed_exam()`.execute(db);
  await sql`
    create function list_revised_exam() returns trigger language plpgsql as $$
      begin
        update listed_exams set changed_at = greatest(changed_at, new.created_at) where exam_id = new.exam_id;
        return null;
      end
    $$`.execute(db);
  await sql`
    create trigger listed_revised after insert on exam_revisions for each row execute function list_revised_exam()`.execute(
    db,
  );
  // The triggers have kept writers out.
  await sql`
    update listed_exams l
       set changed_at = greatest(e.updated_at, (select max(r.created_at) from exam_revisions r where r.exam_id = e.id))
      from exams e where e.id = l.exam_id`.execute(db);
}
