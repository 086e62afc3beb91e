import { sql, type Kysely } from 'kysely';

/** Frozen: a change to the schema is a new migration. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Moved by every regrade: a submission is stored only if it was marked by the keys that hold then.
  await sql`alter table sections add column key_revision integer not null default 0`.execute(db);
  // Of the section, when the attempt was marked. null: reported, or marked before this was stored.
  await sql`alter table attempts add column key_revision integer`.execute(db);
  await sql`
    create table regrades (
      id uuid primary key default gen_random_uuid(),
      section_id uuid not null references sections on delete cascade,
      exam_id uuid not null,
      key_revision integer not null,
      exam_revision integer not null,
      version_before integer not null,
      version_after integer not null,
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
    )`.execute(db);
  await sql`create index regrades_section on regrades (section_id, key_revision desc)`.execute(db);
  await sql`create index regrades_exam on regrades (exam_id, exam_revision)`.execute(db);
  await sql`create index regrades_made_by on regrades (made_by)`.execute(db);
  // By which keys a version is marked from a revision on: what differs from its content, by address.
  await sql`
    create table regraded_keys (
      section_id uuid not null,
      version integer not null,
      key_revision integer not null,
      keys jsonb not null,
      primary key (section_id, version, key_revision),
      foreign key (section_id, version) references section_versions (section_id, version) on delete cascade
    )`.execute(db);
  await sql`
    create table regraded_attempts (
      regrade_id uuid not null references regrades on delete cascade,
      attempt_id uuid not null references attempts on delete cascade,
      place integer not null,
      marks_before integer not null,
      marks_after integer not null,
      verdict_before jsonb not null,
      verdict_after jsonb not null,
      exam_marks integer,
      key_before integer,
      key_after integer,
      primary key (regrade_id, attempt_id)
    )`.execute(db);
  await sql`create index regraded_attempts_attempt on regraded_attempts (attempt_id)`.execute(db);
  // Who is still to be told of a regrade.
  await sql`
    create table regrade_notices (
      regrade_id uuid not null references regrades on delete cascade,
      user_id uuid not null references users on delete cascade,
      claimed_until timestamptz,
      primary key (regrade_id, user_id)
    )`.execute(db);
  await sql`create index regrade_notices_user on regrade_notices (user_id)`.execute(db);
}
