/** Uploaded recordings and pictures. The bytes are files, on a disk or in an object store. */
export const MEDIA = String.raw`
create table media (
  id uuid primary key default gen_random_uuid(),
  filename text not null,
  content_type text not null,
  size bigint not null check (size >= 0),
  sha256 bytea not null,
  storage_key text not null,
  -- How long a recording takes. null: it is none, or its bytes do not say.
  seconds double precision check (seconds >= 0),
  created_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  -- Since when nothing uses the file. null: something uses it, or it was not checked yet.
  unused_since timestamptz
);
-- For: the deletion of a user.
create index media_created_by on media (created_by) where created_by is not null;
`;
