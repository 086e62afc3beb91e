/** Reports of learners about questions. */
export const PROBLEM_REPORTS = String.raw`
create table problem_reports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  attempt_id uuid not null references attempts on delete cascade,
  section_id uuid not null,
  version integer not null,
  -- The first number of the question.
  number integer not null check (number > 0),
  words text not null,
  state text not null default 'open' check (state in ('open', 'fixed', 'declined')),
  reply text not null default '',
  folded_words text generated always as (fold_text(words || ' · ' || reply)) stored,
  revision integer not null default 1,
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references users on delete set null,
  foreign key (section_id, version) references section_versions (section_id, version) on delete cascade,
  check ((state = 'open') = (decided_at is null))
);
-- A learner has one open report per question: a second one replaces its words.
create unique index problem_reports_open_key on problem_reports (user_id, section_id, version, number)
  where state = 'open';
-- For: a learner's reports about a section version.
create index problem_reports_own on problem_reports (user_id, section_id, version);
-- For: the deletion of an attempt.
create index problem_reports_attempt_id on problem_reports (attempt_id);
-- For: the reports about a question.
create index problem_reports_question on problem_reports (section_id, version, number);
-- For: the reports of a state, the latest first.
create index problem_reports_list on problem_reports (state, created_at desc, id);
-- For: the deletion of a user.
create index problem_reports_decided_by on problem_reports (decided_by) where decided_by is not null;
`;
