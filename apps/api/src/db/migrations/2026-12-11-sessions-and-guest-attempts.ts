import { sql, type Kysely } from 'kysely';

/** Frozen: a change to the schema is a new migration. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Sessions that exist count as used now: the idle time-out starts for them with this release.
  await sql`alter table tokens add column last_used_at timestamptz not null default now()`.execute(db);
  await sql`alter table tokens add column user_agent text`.execute(db);
  // Use is recorded often and changes nothing that other processes cache.
  await sql`
    create function tell_tokens_updated() returns trigger language plpgsql as $$
      begin
        perform tell_change('caller:' || encode(before.hash, 'base64'))
           from before join changed using (hash)
          where (before.user_id, before.expires_at) is distinct from (changed.user_id, changed.expires_at);
        return null;
      end
    $$`.execute(db);
  await sql`
    create or replace trigger tell_updated after update on tokens
    referencing old table as before new table as changed
    for each statement execute function tell_tokens_updated()`.execute(db);
  // Since when nothing uses an uploaded file; null: something does, or nobody has looked yet.
  await sql`alter table media add column unused_since timestamptz`.execute(db);
  // The attempts of guests that have been marked, each with a digest of what was marked.
  await sql`
    create table guest_attempts (
      id uuid primary key,
      digest text not null,
      expires_at timestamptz not null
    )`.execute(db);
}
