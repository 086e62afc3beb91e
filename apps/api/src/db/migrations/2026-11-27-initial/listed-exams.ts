/** What the sections of an exam amount to, for lists of exams in each order. Triggers write it. */
export const LISTED_EXAMS = String.raw`
create table listed_exams (
  exam_id uuid primary key references exams on delete cascade,
  skill text not null,
  created_at timestamptz not null,
  title text not null,
  questions integer not null,
  time integer not null,
  attempts bigint not null,
  changed_at timestamptz
);
create index listed_exams_by_title on listed_exams (skill, title, created_at desc, exam_id);
create index listed_exams_by_questions on listed_exams (skill, questions desc, created_at desc, exam_id);
create index listed_exams_by_time on listed_exams (skill, time desc, created_at desc, exam_id);
create index listed_exams_by_attempts on listed_exams (skill, attempts desc, created_at desc, exam_id);
create index listed_exams_by_change on listed_exams (skill, changed_at desc, created_at desc, exam_id);

create function list_exam(wanted uuid) returns void language plpgsql as $$
  begin
    insert into listed_exams (exam_id, skill, created_at, title, questions, time, attempts, changed_at)
    select id, skill, created_at, '', 0, 0, 0, updated_at from exams where id = wanted on conflict do nothing;
    -- A concurrent change waits here for the row. The next statement then sees both changes.
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
$$;

create function list_exams_of_sections() returns trigger language plpgsql as $$
  begin
    perform list_exam(exam_id) from (select distinct exam_id from changed order by exam_id) exams;
    return null;
  end
$$;
create trigger listed_insert_new after insert on sections referencing new table as changed
for each statement execute function list_exams_of_sections();
create trigger listed_update_old after update on sections referencing old table as changed
for each statement execute function list_exams_of_sections();
create trigger listed_update_new after update on sections referencing new table as changed
for each statement execute function list_exams_of_sections();
create trigger listed_delete_old after delete on sections referencing old table as changed
for each statement execute function list_exams_of_sections();

create function list_exams_of_attempts() returns trigger language plpgsql as $$
  begin
    perform list_exam(exam_id)
       from (select distinct s.exam_id from changed join sections s on s.id = changed.section_id order by s.exam_id) exams;
    return null;
  end
$$;
create trigger listed_insert_new after insert on section_attempts referencing new table as changed
for each statement execute function list_exams_of_attempts();
create trigger listed_update_old after update on section_attempts referencing old table as changed
for each statement execute function list_exams_of_attempts();
create trigger listed_update_new after update on section_attempts referencing new table as changed
for each statement execute function list_exams_of_attempts();
create trigger listed_delete_old after delete on section_attempts referencing old table as changed
for each statement execute function list_exams_of_attempts();

create function list_renamed_exam() returns trigger language plpgsql as $$
  begin
    perform list_exam(new.id);
    return null;
  end
$$;
create trigger listed_renamed after update of description on exams for each row
when (old.description <> new.description) execute function list_renamed_exam();

create function list_changed_exam() returns trigger language plpgsql as $$
  begin
    update listed_exams set changed_at = greatest(changed_at, new.updated_at) where exam_id = new.id;
    return null;
  end
$$;
create trigger listed_changed after update of updated_at on exams for each row
when (old.updated_at <> new.updated_at) execute function list_changed_exam();

create function list_revised_exam() returns trigger language plpgsql as $$
  begin
    update listed_exams set changed_at = greatest(changed_at, new.created_at) where exam_id = new.exam_id;
    return null;
  end
$$;
create trigger listed_revised after insert on exam_revisions for each row execute function list_revised_exam();
`;
