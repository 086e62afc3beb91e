import { sql, type Kysely } from 'kysely';

/** Frozen: a change to the schema is a new migration. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table users (
      id uuid primary key default gen_random_uuid(),
      first_name text not null,
      last_name text not null,
      email text not null,
      password_hash text not null,
      role text not null default 'learner' check (role in ('learner', 'admin')),
      status text not null default 'active' check (status in ('active', 'disabled')),
      expires_at date,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create unique index users_email_key on users (lower(email))`.execute(db);

  await sql`
    create table tokens (
      hash bytea primary key,
      user_id uuid not null references users on delete cascade,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index tokens_user_id on tokens (user_id)`.execute(db);

  await sql`
    create table password_resets (
      hash bytea primary key,
      user_id uuid not null references users on delete cascade,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index password_resets_user_id on password_resets (user_id)`.execute(db);

  await sql`
    create table exams (
      id uuid primary key default gen_random_uuid(),
      skill text not null check (skill in ('reading', 'listening', 'writing', 'speaking')),
      description text not null,
      created_by uuid references users on delete set null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz
    )`.execute(db);

  await sql`
    create table sections (
      id uuid primary key default gen_random_uuid(),
      exam_id uuid not null references exams,
      skill text not null check (skill in ('reading', 'listening', 'writing', 'speaking')),
      part_number integer not null,
      title text not null,
      time_minutes double precision not null,
      questions_count integer not null,
      exam_content jsonb not null default '[]',
      locked boolean not null default false,
      password text,
      current_version integer not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz
    )`.execute(db);
  await sql`create unique index sections_exam_part_key on sections (exam_id, part_number) where deleted_at is null`.execute(
    db,
  );
  await sql`create index sections_skill on sections (skill, created_at desc, id) where deleted_at is null`.execute(db);

  await sql`
    create table section_versions (
      section_id uuid not null references sections,
      version integer not null,
      content jsonb not null,
      created_by uuid references users on delete set null,
      created_at timestamptz not null default now(),
      primary key (section_id, version)
    )`.execute(db);

  await sql`
    create table attempts (
      id uuid primary key default gen_random_uuid(),
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
      marks integer,
      total integer,
      verdicts jsonb,
      foreign key (section_id, version) references section_versions (section_id, version),
      check ((submitted_at is null) = (marks is null)),
      check (marks between 0 and total)
    )`.execute(db);
  await sql`create unique index attempts_in_progress_key on attempts (user_id, section_id) where submitted_at is null`.execute(
    db,
  );
  await sql`create index attempts_last_result on attempts (user_id, section_id, submitted_at desc) where submitted_at is not null`.execute(
    db,
  );
  await sql`create index attempts_history on attempts (user_id, started_at desc)`.execute(db);

  await sql`
    create table media (
      id uuid primary key default gen_random_uuid(),
      filename text not null,
      content_type text not null,
      size bigint not null,
      sha256 bytea not null,
      storage_key text not null,
      created_by uuid references users on delete set null,
      created_at timestamptz not null default now()
    )`.execute(db);

  await sql`
    create table audit_log (
      id uuid primary key default gen_random_uuid(),
      at timestamptz not null default now(),
      actor_id uuid references users on delete set null,
      actor_name text not null,
      action text not null,
      target_type text not null,
      target_id text,
      summary text not null
    )`.execute(db);
  await sql`create index audit_log_at on audit_log (at desc, id)`.execute(db);

  // The shape that rate-limiter-flexible expects.
  await sql`
    create table throttles (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    )`.execute(db);
}
