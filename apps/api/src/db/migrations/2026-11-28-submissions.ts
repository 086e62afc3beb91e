import { sql, type Kysely } from 'kysely';

/** Texts that learners hand in, with their assessments. */
const SUBMISSIONS = String.raw`
create table submissions (
  -- Chosen by the learner's device, so that a text is handed in once.
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  section_id uuid not null,
  version integer not null,
  -- null: practice.
  sitting_id uuid references sittings,
  text text not null,
  -- The time of the last change before handing in.
  text_at bigint not null,
  -- null: not counted.
  pasted_words integer check (pasted_words >= 0),
  words integer not null default 0,
  created_at timestamptz not null,
  -- null: the learner is still writing.
  handed_in_at timestamptz,
  claimed_by uuid references users on delete set null,
  claimed_until timestamptz,
  -- Increased by every saved draft, release and undo.
  revision integer not null default 0,
  -- The draft of an assessment; null: none.
  draft jsonb,
  -- The released versions, the earliest first.
  assessments jsonb not null default '[]',
  -- When the learner sees the latest version; null: there is none.
  released_at timestamptz,
  -- The learner's own bands; null: none.
  self_assessment jsonb,
  foreign key (section_id, version) references section_versions (section_id, version),
  check ((released_at is null) = (assessments = '[]')),
  check (handed_in_at is not null or (claimed_by is null and draft is null and released_at is null))
);
-- A learner writes one text per section at a time.
create unique index submissions_writing_key on submissions (user_id, section_id) where handed_in_at is null;
create unique index submissions_sitting_key on submissions (sitting_id, section_id) where sitting_id is not null;
-- For: a learner's submissions, the latest first, and the deletion of a user.
create index submissions_own on submissions (user_id, handed_in_at desc, id desc);
-- For: submissions that wait, the oldest first.
create index submissions_waiting on submissions (handed_in_at, id) where handed_in_at is not null and released_at is null;
-- For: assessed submissions, the latest release first.
create index submissions_assessed on submissions (released_at desc, id) where released_at is not null;
-- For: the removal of a section version.
create index submissions_version on submissions (section_id, version);
-- For: the deletion of a user.
create index submissions_claimed_by on submissions (claimed_by) where claimed_by is not null;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(SUBMISSIONS).execute(db);
}
