import { sql, type Kysely } from 'kysely';

/** Suggestions of the service that the setting `ASSESSMENT_URL` names. */
const SUGGESTIONS = String.raw`
-- null: there is none.
alter table submissions add column suggestion jsonb;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(SUGGESTIONS).execute(db);
}
