import { sql, type Kysely } from 'kysely';

/** Recordings of spoken answers. A finished recording is a file of the media store; until then its chunks are here. */
const RECORDINGS = String.raw`
create table recordings (
  -- Chosen by the learner's device, so that a recording is created once.
  id uuid primary key,
  -- null: the learner was deleted. A job removes the file and the row.
  user_id uuid references users on delete set null,
  section_id uuid not null,
  version integer not null,
  -- The index of the answered prompt, from 0.
  prompt integer not null check (prompt >= 0),
  content_type text not null,
  created_at timestamptz not null,
  -- null: chunks may still arrive.
  finished_at timestamptz,
  -- The number of chunks that the file was made of.
  chunks integer,
  duration_ms integer check (duration_ms > 0),
  -- The loudness of each tenth of a second, a byte each.
  levels bytea not null default '',
  size bigint,
  sha256 bytea,
  storage_key text,
  -- null: not handed in.
  submission_id uuid references submissions on delete set null,
  foreign key (section_id, version) references section_versions (section_id, version),
  check ((finished_at is null) = (storage_key is null)),
  check (submission_id is null or finished_at is not null)
);
-- For: the recordings of a submission, and its deletion.
create index recordings_submission on recordings (submission_id) where submission_id is not null;
-- For: the removal of recordings that were not handed in.
create index recordings_abandoned on recordings (created_at) where submission_id is null;
-- For: the pictures and recordings of a learner's prompts, and the deletion of a user.
create index recordings_own on recordings (user_id, section_id);
-- For: the removal of a section version.
create index recordings_version on recordings (section_id, version);

create table recording_chunks (
  recording_id uuid not null references recordings on delete cascade,
  number integer not null check (number >= 0),
  bytes bytea not null,
  primary key (recording_id, number)
);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(RECORDINGS).execute(db);
}
