/** Unpublished work, and who has it open. */
export const DRAFTS = String.raw`
create table drafts (
  id uuid primary key,
  -- null: a new exam.
  exam_id uuid references exams on delete cascade,
  skill text not null check (skill in ('reading', 'listening', 'writing', 'speaking')),
  title text not null,
  revision integer not null default 1,
  content text not null,
  created_at timestamptz not null default now(),
  updated_by uuid references users on delete set null,
  updated_at timestamptz not null default now(),
  publish_at timestamptz,
  scheduled_by uuid references users on delete set null,
  scheduled_at timestamptz,
  scheduled_revision integer,
  -- What will be published, and the draft as it was when it was scheduled.
  scheduled_exam jsonb,
  scheduled_content text,
  -- What the last schedule published.
  published jsonb,
  failure jsonb
);
create unique index drafts_exam_id on drafts (exam_id);
-- For: drafts that are due to be published.
create index drafts_due on drafts (publish_at) where publish_at is not null and failure is null;
-- For: the deletion of a user.
create index drafts_updated_by on drafts (updated_by) where updated_by is not null;
-- For: the deletion of a user.
create index drafts_scheduled_by on drafts (scheduled_by) where scheduled_by is not null;

create table draft_editors (
  draft_id uuid not null references drafts on delete cascade,
  user_id uuid not null references users on delete cascade,
  seen_at timestamptz not null,
  primary key (draft_id, user_id)
);
-- For: the deletion of a user.
create index draft_editors_user_id on draft_editors (user_id);
`;
