import { sql, type Kysely } from 'kysely';

/** Frozen: a change to the schema is a new migration. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      add column extra_time_percent integer not null default 0 check (extra_time_percent between 0 and 200),
      add column extra_time_minutes integer not null default 0 check (extra_time_minutes between 0 and 240)`.execute(
    db,
  );
  await sql`
    alter table exams
      add column variant text not null default 'academic' check (variant in ('academic', 'general')),
      add column listening_settings jsonb`.execute(db);
  await sql`
    create table sittings (
      id uuid primary key default gen_random_uuid(),
      user_id uuid references users on delete set null,
      exam_ids text not null,
      plan jsonb not null,
      events jsonb not null default '[]',
      revision integer not null default 0,
      created_at timestamptz not null,
      ends_at timestamptz not null,
      claimed_until timestamptz,
      ended_at timestamptz,
      results jsonb,
      check ((ended_at is null) = (results is null))
    )`.execute(db);
  await sql`create unique index sittings_running_key on sittings (user_id, exam_ids) where ended_at is null`.execute(
    db,
  );
  await sql`create index sittings_history on sittings (user_id, created_at desc, id desc)`.execute(db);
  await sql`create index sittings_due on sittings (ends_at) where ended_at is null`.execute(db);
  await sql`
    create table sitting_sections (
      sitting_id uuid not null references sittings on delete cascade,
      section_id uuid not null,
      version integer not null,
      flags jsonb not null default '{}',
      text text not null default '',
      text_at bigint,
      primary key (sitting_id, section_id),
      foreign key (section_id, version) references section_versions (section_id, version)
    )`.execute(db);
  await sql`create index sitting_sections_version on sitting_sections (section_id, version)`.execute(db);
  // As long as a sitting is not over, its attempts are nobody's but the sitting's.
  await sql`
    alter table attempts
      add column sitting_id uuid references sittings,
      add check (sitting_id is null or user_id is null or submitted_at is not null)`.execute(db);
  await sql`create unique index attempts_sitting_key on attempts (sitting_id, section_id) where sitting_id is not null`.execute(
    db,
  );
}
