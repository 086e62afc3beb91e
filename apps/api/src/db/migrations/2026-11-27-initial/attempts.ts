/** Answers of learners and their marks. */
export const ATTEMPTS = String.raw`
create table attempts (
  id uuid primary key default gen_random_uuid(),
  -- null: of a sitting that is not over, or of a deleted account.
  user_id uuid references users on delete set null,
  section_id uuid not null references sections,
  version integer not null,
  mode text not null default 'practice' check (mode in ('practice')),
  started_at timestamptz not null default now(),
  deadline timestamptz,
  answers jsonb not null default '{}',
  stamps jsonb not null default '{}',
  revision integer not null default 0,
  submitted_at timestamptz,
  source text not null default 'marked' check (source in ('marked', 'reported')),
  profile text check (profile in ('spec', 'ielts')),
  -- null: reported by the caller and not marked here.
  library_version text,
  key_revision integer,
  marks integer,
  total integer,
  verdicts jsonb,
  -- The marks of its questions in their order, as 1,0,2: statistics read a hundred thousand of them at once, for which verdicts are too large.
  scores text generated always as (translate(jsonb_path_query_array(verdicts, '$[*].marks')::text, '[] ', '')) stored,
  -- A digest of the answers that its submission sent.
  sent_digest text,
  sitting_id uuid references sittings,
  foreign key (section_id, version) references section_versions (section_id, version),
  check ((submitted_at is null) = (marks is null)),
  check (marks between 0 and total),
  -- Hides the attempts of a running sitting from all statements that select by user.
  check (sitting_id is null or user_id is null or submitted_at is not null)
);
create unique index attempts_in_progress_key on attempts (user_id, section_id) where submitted_at is null;
create unique index attempts_sitting_key on attempts (sitting_id, section_id) where sitting_id is not null;
-- For: a learner's last result of a section, of each section of a list.
create index attempts_last_result on attempts (user_id, section_id, submitted_at desc) where submitted_at is not null;
-- For: a learner's history, the latest first, and the deletion of a user.
create index attempts_history on attempts (user_id, (coalesce(submitted_at, started_at)) desc, id desc);
-- For: a learner's results, the latest first.
create index attempts_of_user on attempts (user_id, submitted_at desc, id desc) where submitted_at is not null;
-- For: results of one section, and how many it has.
create index attempts_of_section on attempts (section_id, submitted_at desc, id desc) where submitted_at is not null;
-- For: results of sections, the latest first.
create index attempts_submitted on attempts (submitted_at desc, id desc) where submitted_at is not null;
-- For: results sorted by marks.
create index attempts_by_share on attempts
  ((coalesce(marks::double precision / nullif(total, 0), 0)), submitted_at, id) where submitted_at is not null;
-- For: the removal of a section version, and regrades.
create index attempts_version on attempts (section_id, version);
-- For: statistics, which read all their columns from the index.
create index attempts_statistics on attempts (section_id, user_id, submitted_at, id) include (version, marks, scores)
  where submitted_at is not null and source = 'marked';

-- Stored for a week, so that an attempt that is discarded on one device and submitted on another is not lost.
create table discarded_attempts (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  section_id uuid not null,
  version integer not null,
  started_at timestamptz not null,
  deadline timestamptz,
  answers jsonb not null,
  stamps jsonb not null,
  discarded_at timestamptz not null,
  foreign key (section_id, version) references section_versions (section_id, version)
);
-- For: the deletion of a user.
create index discarded_attempts_user_id on discarded_attempts (user_id);
-- For: the removal of old ones.
create index discarded_attempts_discarded_at on discarded_attempts (discarded_at);
-- For: the removal of a section version.
create index discarded_attempts_version on discarded_attempts (section_id, version);

-- The attempts of guests that were marked: each is marked once.
create table guest_attempts (
  id uuid primary key,
  digest text not null,
  expires_at timestamptz not null
);
-- For: the removal of expired ones.
create index guest_attempts_expired on guest_attempts (expires_at);

-- Answers given when practising mistakes.
create table practice_turns (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  section_id uuid not null references sections on delete cascade,
  version integer not null,
  answers jsonb not null,
  verdicts jsonb not null,
  said text check (said in ('guessed', 'hard', 'good', 'easy')),
  answered_at timestamptz not null,
  primary key (user_id, id)
);
-- For: a learner's practice, the latest first.
create index practice_turns_history on practice_turns (user_id, answered_at desc);
-- For: the removal of a section.
create index practice_turns_section on practice_turns (section_id);

-- Public halves of the keys that signed results.
create table signing_keys (
  kid text primary key,
  x text not null,
  created_at timestamptz not null default now()
);
`;
