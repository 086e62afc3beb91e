/** Exams, their sections, and the content of each version of a section, which never changes. */
export const EXAMS = String.raw`
create table exams (
  id uuid primary key default gen_random_uuid(),
  skill text not null check (skill in ('reading', 'listening', 'writing', 'speaking')),
  description text not null,
  -- Incremented by every change of the exam or of one of its sections.
  revision integer not null default 1,
  state text not null default 'published' check (state in ('published', 'archived')),
  variant text not null default 'academic' check (variant in ('academic', 'general')),
  -- null: as the installation marks.
  marking_profile text check (marking_profile in ('spec', 'ielts')),
  listening_settings jsonb,
  created_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
-- For: the deletion of a user.
create index exams_created_by on exams (created_by) where created_by is not null;
-- For: All Tests, the newest first.
create index exams_newest on exams (skill, created_at desc, id) where deleted_at is null;

create table exam_revisions (
  exam_id uuid not null references exams,
  revision integer not null,
  changes jsonb not null,
  created_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  primary key (exam_id, revision)
);
-- For: the deletion of a user.
create index exam_revisions_created_by on exam_revisions (created_by) where created_by is not null;

create table sections (
  id uuid primary key default gen_random_uuid(),
  exam_id uuid not null references exams,
  skill text not null check (skill in ('reading', 'listening', 'writing', 'speaking')),
  -- Negative while parts change places, in one transaction.
  part_number integer not null check (part_number <> 0),
  title text not null,
  time_minutes double precision not null check (time_minutes >= 0),
  questions_count integer not null check (questions_count >= 0),
  exam_content jsonb not null default '[]',
  locked boolean not null default false,
  password text,
  current_version integer not null,
  -- Incremented by every regrade.
  key_revision integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  -- When it was removed from the bin. Only the versions that have attempts still exist.
  removed_at timestamptz
);
create unique index sections_exam_part_key on sections (exam_id, part_number) where deleted_at is null;
-- For: the sections of an exam, also deleted ones.
create index sections_of_exam on sections (exam_id);
-- For: the sections of a skill, the newest first.
create index sections_skill on sections (skill, created_at desc, id) where deleted_at is null;
-- For: results sorted by test.
create index sections_by_title on sections ((fold_text(title)), id);
-- For: the bin, and its sections that are due for removal.
create index sections_in_bin on sections (deleted_at) where deleted_at is not null and removed_at is null;
-- For: reports found by the title of a removed section.
create index sections_removed on sections (id) where removed_at is not null;
-- For: findings of the dashboard and of All Tests.
create index sections_without_password on sections (id) where locked and password is null;

create table section_versions (
  section_id uuid not null references sections,
  version integer not null,
  content jsonb not null,
  -- The uploaded recording. null: there is none, or it is at another host.
  recording_id uuid generated always as (
    substring(content->>'audio_url' from '(?i)^\s*/api/media/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\s*$')::uuid
  ) stored,
  created_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  primary key (section_id, version)
);
-- For: the deletion of a user.
create index section_versions_created_by on section_versions (created_by) where created_by is not null;
-- For: the versions that use an uploaded file.
create index section_versions_media on section_versions using gin (media_ids(content));

-- How many findings the publish check has in a version, by which revision of its rules.
create table section_checks (
  section_id uuid primary key references sections on delete cascade,
  version integer not null,
  rules integer not null,
  errors integer not null check (errors >= 0),
  warnings integer not null check (warnings >= 0)
);
-- For: findings of the dashboard and of All Tests.
create index section_checks_found on section_checks (section_id) where errors + warnings > 0;
`;
