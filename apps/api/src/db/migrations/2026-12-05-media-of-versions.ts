import { sql, type Kysely } from 'kysely';

/** Frozen: a change to the schema is a new migration. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The ids of the uploaded files that a section's content shows or plays. An index on it finds the versions that use a file.
  await sql`
    create function media_ids(content jsonb) returns text[] language sql immutable parallel safe as $$
      select array(select distinct lower(found[1])
                     from regexp_matches(content::text, '/api/media/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})', 'gi') found)
    $$`.execute(db);
}
