/** Corrected keys, and the results as they were before. */
export const REGRADES = String.raw`
create table regrades (
  id uuid primary key default gen_random_uuid(),
  section_id uuid not null references sections on delete cascade,
  exam_id uuid not null references exams,
  key_revision integer not null,
  exam_revision integer not null,
  version_before integer not null,
  version_after integer not null,
  -- Of the question.
  address text not null,
  answers_before jsonb not null,
  answers_after jsonb not null,
  reason text not null,
  undoes uuid unique references regrades on delete cascade,
  examined integer not null default 0,
  left_out integer not null default 0,
  under_way integer not null default 0,
  made_by uuid references users on delete set null,
  made_at timestamptz not null
);
-- For: the last regrades of a section.
create index regrades_section on regrades (section_id, key_revision desc);
-- For: a test's versions.
create index regrades_exam on regrades (exam_id, exam_revision);
-- For: the deletion of a user.
create index regrades_made_by on regrades (made_by);

-- The keys of a version from a revision on, where they differ from its content, by address.
create table regraded_keys (
  section_id uuid not null,
  version integer not null,
  key_revision integer not null,
  keys jsonb not null,
  primary key (section_id, version, key_revision),
  foreign key (section_id, version) references section_versions (section_id, version) on delete cascade
);

create table regraded_attempts (
  regrade_id uuid not null references regrades on delete cascade,
  attempt_id uuid not null references attempts on delete cascade,
  -- The index of the verdict in the result.
  place integer not null,
  marks_before integer not null,
  marks_after integer not null,
  verdict_before jsonb not null,
  verdict_after jsonb not null,
  exam_marks integer,
  key_before integer,
  key_after integer,
  primary key (regrade_id, attempt_id),
  check (marks_before >= 0 and marks_after >= 0)
);
-- For: the corrections of a result.
create index regraded_attempts_attempt on regraded_attempts (attempt_id);
`;
