import { sql, type Kysely } from 'kysely';

/** Frozen: a change to the schema is a new migration. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // What the parts of an exam that are not deleted amount to, in each order that a list of exams has: a page reads its own rows.
  // Attempts are those of `section_attempts`.
  await sql`
    create table listed_exams (
      exam_id uuid primary key references exams on delete cascade,
      skill text not null,
      created_at timestamptz not null,
      title text not null,
      questions integer not null,
      time integer not null,
      attempts bigint not null
    )`.execute(db);
  await sql`
    create function list_exam(wanted uuid) returns void language plpgsql as $$
      begin
        insert into listed_exams (exam_id, skill, created_at, title, questions, time, attempts)
        select id, skill, created_at, '', 0, 0, 0 from exams where id = wanted on conflict do nothing;
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
    create function list_exams_of_sections() returns trigger language plpgsql as $$
      begin
        perform list_exam(exam_id) from (select distinct exam_id from changed order by exam_id) exams;
        return null;
      end
    $$`.execute(db);
  await sql`
    create function list_exams_of_attempts() returns trigger language plpgsql as $$
      begin
        perform list_exam(exam_id)
           from (select distinct s.exam_id from changed join sections s on s.id = changed.section_id order by s.exam_id) exams;
        return null;
      end
    $$`.execute(db);
  await sql`
    create function list_renamed_exam() returns trigger language plpgsql as $$
      begin
        perform list_exam(new.id);
        return null;
      end
    $$`.execute(db);
  for (const [table, run] of [
    ['sections', 'list_exams_of_sections'],
    ['section_attempts', 'list_exams_of_attempts'],
  ] as const)
    // A part that moves changes two exams.
    for (const [on, rows] of [
      ['insert', 'new'],
      ['update', 'old'],
      ['update', 'new'],
      ['delete', 'old'],
    ] as const)
      await sql`
        create trigger ${sql.id(`listed_${on}_${rows}`)} after ${sql.raw(on)} on ${sql.table(table)}
        referencing ${sql.raw(rows)} table as changed for each statement execute function ${sql.id(run)}()`.execute(db);
  await sql`
    create trigger listed_renamed after update of description on exams for each row
    when (old.description <> new.description) execute function list_renamed_exam()`.execute(db);
  // The triggers have kept writers out. Titles are folded already, with the name of the test.
  await sql`
    insert into listed_exams (exam_id, skill, created_at, title, questions, time, attempts)
    select e.id, e.skill, e.created_at,
           coalesce(split_part(min(l.title), E'\n', case when count(s.id) = 1 then 1 else 2 end), ''),
           coalesce(sum(s.questions_count), 0), coalesce(sum(s.time_minutes), 0), coalesce(sum(a.submitted), 0)
      from exams e
      left join sections s on s.exam_id = e.id and s.deleted_at is null
      left join section_search l on l.section_id = s.id
      left join section_attempts a on a.section_id = s.id
     group by e.id`.execute(db);
  for (const [column, direction] of [
    ['title', 'asc'],
    ['questions', 'desc'],
    ['time', 'desc'],
    ['attempts', 'desc'],
  ] as const)
    await sql`
      create index ${sql.id(`listed_exams_by_${column}`)}
      on listed_exams (skill, ${sql.id(column)} ${sql.raw(direction)}, created_at desc, exam_id)`.execute(db);
}
