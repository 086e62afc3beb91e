import { sql, type Kysely } from 'kysely';

/** Frozen: a change to the schema is a new migration. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // What the answers to a section say of its keys: `questions`, with their numbers, and of those that are `noticed` in how many ways, and
  // by how many learners. `version`, `key_revision`, `attempts` and `rules` are of when they were read; 0: they have not been read yet.
  await sql`
    create table kept_proposals (
      section_id uuid primary key references sections on delete cascade,
      version integer not null default 0,
      key_revision integer not null default 0,
      attempts integer not null default 0,
      rules integer not null default 0,
      numbers integer[] not null default '{}',
      noticed integer[] not null default '{}',
      signals integer[] not null default '{}',
      learners integer[] not null default '{}',
      questions jsonb not null default '[]',
      read_at timestamptz,
      claimed_until timestamptz
    )`.execute(db);
}
