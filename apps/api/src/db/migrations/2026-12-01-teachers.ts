import { sql, type Kysely } from 'kysely';

/** Users may be teachers. The check is not validated, because it allows every role that the one before allowed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      drop constraint users_role_check,
      add constraint users_role_check check (role in ('learner', 'teacher', 'admin')) not valid`.execute(db);
}
