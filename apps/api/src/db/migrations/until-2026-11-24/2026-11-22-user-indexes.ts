import { sql, type Kysely } from 'kysely';

/** Frozen: a change to the schema is a new migration. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Each account that is deleted is looked for in all of these.
  await sql`create index audit_log_actor_id on audit_log (actor_id) where actor_id is not null`.execute(db);
  for (const table of ['exams', 'exam_revisions', 'section_versions', 'media'])
    await sql`
      create index ${sql.id(`${table}_created_by`)} on ${sql.table(table)} (created_by)
       where created_by is not null`.execute(db);
}
