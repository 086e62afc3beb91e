/** Whole exams that were sat under exam conditions, and their results. */
export const SITTINGS = String.raw`
create table sittings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references users on delete set null,
  -- The ids of its exams, in their order.
  exam_ids text not null,
  plan jsonb not null,
  events jsonb not null default '[]',
  revision integer not null default 0,
  created_at timestamptz not null,
  -- When it ends if nothing else happens.
  ends_at timestamptz not null,
  -- Until then a process is closing it.
  ended_at timestamptz,
  results jsonb,
  check ((ended_at is null) = (results is null))
);
create unique index sittings_running_key on sittings (user_id, exam_ids) where ended_at is null;
-- For: a learner's sittings, the latest first.
create index sittings_history on sittings (user_id, created_at desc, id desc);
-- For: sittings that are due to be closed.
create index sittings_due on sittings (ends_at) where ended_at is null;

create table sitting_sections (
  sitting_id uuid not null references sittings on delete cascade,
  section_id uuid not null,
  version integer not null,
  flags jsonb not null default '{}',
  -- Of a writing task.
  text text not null default '',
  text_at bigint,
  primary key (sitting_id, section_id),
  foreign key (section_id, version) references section_versions (section_id, version)
);
-- For: the removal of a section version.
create index sitting_sections_version on sitting_sections (section_id, version);

-- One row per exam of a closed sitting.
create table exam_results (
  id uuid primary key default gen_random_uuid(),
  sitting_id uuid not null references sittings on delete cascade,
  -- The index of the exam in the sitting's plan.
  place integer not null,
  exam_id uuid not null references exams,
  user_id uuid references users on delete set null,
  skill text not null check (skill in ('reading', 'listening', 'writing', 'speaking')),
  variant text not null check (variant in ('academic', 'general')),
  title text not null,
  -- null: the skill has none.
  marks integer,
  total integer not null,
  submitted_at timestamptz not null,
  unique (sitting_id, place),
  check (marks between 0 and total)
);
-- For: results of whole exams, the latest first.
create index exam_results_submitted on exam_results (submitted_at desc, id desc);
-- For: results of one exam.
create index exam_results_of_exam on exam_results (exam_id, submitted_at desc, id desc);
-- For: results of one learner.
create index exam_results_of_user on exam_results (user_id, exam_id, submitted_at desc);
-- For: results sorted by marks.
create index exam_results_by_share on exam_results
  ((coalesce(marks::double precision / nullif(total, 0), 0)), submitted_at, id);
-- For: results sorted by test.
create index exam_results_by_title on exam_results ((fold_text(title)), submitted_at, id);
-- For: results found by a part of a title.
create index exam_results_trigrams on exam_results using gin (trigrams(fold_text(title)));

create function list_exam_results(ended sittings) returns void language sql as $$
  with sat as (
    select planned.place - 1 as place, planned.exam, (sat.result ->> 'marks')::integer as marks,
           (sat.result ->> 'total')::integer as total
      from jsonb_array_elements(ended.plan -> 'exams') with ordinality planned (exam, place)
      join jsonb_array_elements(ended.results) with ordinality sat (result, place) on sat.place = planned.place
     where (sat.result ->> 'sat')::boolean
  ), listed as (
    update exam_results r set marks = sat.marks, total = sat.total
      from sat where r.sitting_id = ended.id and r.place = sat.place
    returning r.place
  )
  insert into exam_results (sitting_id, place, exam_id, user_id, skill, variant, title, marks, total, submitted_at)
  select ended.id, place, (exam ->> 'exam_id')::uuid, ended.user_id, exam ->> 'skill',
         exam ->> 'variant', exam ->> 'title', marks, total, ended.ended_at
    from sat where place not in (select place from listed)
$$;
create function list_results_of_sitting() returns trigger language plpgsql as $$
  begin
    perform list_exam_results(new);
    return null;
  end
$$;
create trigger sitting_listed after insert or update of results on sittings for each row when (new.results is not null)
execute function list_results_of_sitting();
`;
