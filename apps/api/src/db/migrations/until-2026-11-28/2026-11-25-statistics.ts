import { sql, type Kysely } from 'kysely';

/** Frozen: a change to the schema is a new migration. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The marks of its questions in their order, as `1,0,2`: statistics read them of a hundred thousand attempts at once, which the
  // verdicts are too large for. The database keeps it, whoever writes the verdicts.
  await sql`
    alter table attempts add column scores text
      generated always as (translate(jsonb_path_query_array(verdicts, '$[*].marks')::text, '[] ', '')) stored`.execute(
    db,
  );
  // All that statistics read of an attempt, so that they need not look at the attempt.
  await sql`
    create index attempts_statistics on attempts (section_id, user_id, submitted_at, id) include (version, marks, scores)
     where submitted_at is not null and source = 'marked'`.execute(db);
}
