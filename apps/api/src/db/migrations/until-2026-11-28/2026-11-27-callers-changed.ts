import { sql, type Kysely } from 'kysely';

/** Frozen: a change to the schema is a new migration. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Sign-ins remove what has expired, many at once in the morning: nobody is served by it, and commits that tell wait for each other.
  await sql`
    create function tell_tokens_changed() returns trigger language plpgsql as $$
      begin
        perform tell_change('caller:' || encode(hash, 'base64')) from before
          where expires_at > clock_timestamp() - interval '1 hour';
        return null;
      end
    $$`.execute(db);
  await sql`
    create function tell_users_changed() returns trigger language plpgsql as $$
      begin
        perform tell_change('caller:' || encode(tokens.hash, 'base64'))
           from before join changed using (id) join tokens on tokens.user_id = changed.id
          where (before.first_name, before.last_name, before.email, before.role, before.status, before.expires_at)
                is distinct from
                (changed.first_name, changed.last_name, changed.email, changed.role, changed.status, changed.expires_at);
        return null;
      end
    $$`.execute(db);

  await sql`
    create trigger tell_updated after update on tokens referencing old table as before
    for each statement execute function tell_tokens_changed()`.execute(db);
  await sql`
    create trigger tell_deleted after delete on tokens referencing old table as before
    for each statement execute function tell_tokens_changed()`.execute(db);
  // A user who is deleted takes their tokens along, which tells.
  await sql`
    create trigger tell_updated after update on users referencing old table as before new table as changed
    for each statement execute function tell_users_changed()`.execute(db);
  for (const table of ['tokens', 'users'])
    await sql`
      create trigger tell_truncated after truncate on ${sql.table(table)}
      for each statement execute function tell_all_changed()`.execute(db);
}
