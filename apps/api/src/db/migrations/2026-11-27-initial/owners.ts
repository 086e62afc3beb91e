/** Keys with the owner in them, foreign keys that name them, and triggers that fill the owner in. */
export const OWNERS = String.raw`
create unique index sittings_owned_key on sittings (id, owner_id);
create unique index sittings_running_owned_key on sittings (user_id, exam_ids, owner_id) where ended_at is null;
create unique index sitting_sections_owned_key on sitting_sections (sitting_id, section_id, owner_id);
create unique index exam_results_owned_key on exam_results (id, owner_id);
create unique index exam_results_place_owned_key on exam_results (sitting_id, place, owner_id);
create unique index attempts_owned_key on attempts (id, owner_id);
create unique index attempts_in_progress_owned_key on attempts (user_id, section_id, owner_id) where submitted_at is null;
create unique index attempts_sitting_owned_key on attempts (sitting_id, section_id, owner_id) where sitting_id is not null;
create unique index discarded_attempts_owned_key on discarded_attempts (id, user_id);
create unique index regraded_attempts_owned_key on regraded_attempts (regrade_id, attempt_id, owner_id);
create unique index problem_reports_owned_key on problem_reports (id, user_id);
create unique index problem_notices_owned_key on problem_notices (report_id, user_id);

alter table sitting_sections add constraint sitting_sections_owned_fkey
  foreign key (sitting_id, owner_id) references sittings (id, owner_id) on delete cascade;
alter table exam_results add constraint exam_results_owned_fkey
  foreign key (sitting_id, owner_id) references sittings (id, owner_id) on delete cascade;
alter table attempts add constraint attempts_owned_fkey
  foreign key (sitting_id, owner_id) references sittings (id, owner_id);
alter table regraded_attempts add constraint regraded_attempts_owned_fkey
  foreign key (attempt_id, owner_id) references attempts (id, owner_id) on delete cascade;
alter table problem_reports add constraint problem_reports_owned_fkey
  foreign key (attempt_id, user_id) references attempts (id, owner_id) on delete cascade;
alter table problem_notices add constraint problem_notices_owned_fkey
  foreign key (report_id, user_id) references problem_reports (id, user_id) on delete cascade;

create function own_sittings() returns trigger language plpgsql as $$
  begin new.owner_id = coalesce(new.user_id, gen_random_uuid()); return new; end
$$;
create trigger own_inserted before insert on sittings for each row
when (new.owner_id = '00000000-0000-0000-0000-000000000000') execute function own_sittings();

create function own_attempts() returns trigger language plpgsql as $$
  begin new.owner_id = coalesce(new.user_id, (select owner_id from sittings where id = new.sitting_id), gen_random_uuid()); return new; end
$$;
create trigger own_inserted before insert on attempts for each row
when (new.owner_id = '00000000-0000-0000-0000-000000000000') execute function own_attempts();

create function own_sitting_sections() returns trigger language plpgsql as $$
  begin new.owner_id = (select owner_id from sittings where id = new.sitting_id); return new; end
$$;
create trigger own_inserted before insert on sitting_sections for each row
when (new.owner_id = '00000000-0000-0000-0000-000000000000') execute function own_sitting_sections();

create function own_regraded_attempts() returns trigger language plpgsql as $$
  begin new.owner_id = (select owner_id from attempts where id = new.attempt_id); return new; end
$$;
create trigger own_inserted before insert on regraded_attempts for each row
when (new.owner_id = '00000000-0000-0000-0000-000000000000') execute function own_regraded_attempts();

create function own_problem_notices() returns trigger language plpgsql as $$
  begin new.user_id = (select user_id from problem_reports where id = new.report_id); return new; end
$$;
create trigger own_inserted before insert on problem_notices for each row
when (new.user_id = '00000000-0000-0000-0000-000000000000') execute function own_problem_notices();
`;
