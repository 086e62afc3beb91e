import { sql, type Kysely } from 'kysely';

/** Second opinions on submissions, and what assessors store for themselves. */
const SECOND_OPINIONS = String.raw`
-- Both opinions, where a second one was requested; null: none was.
alter table submissions add column opinions jsonb;
-- For: submissions with a second opinion, which are few.
create index submissions_opinions on submissions (handed_in_at, id) where opinions is not null;
-- Reusable remarks of an assessor, the latest first; null: none.
alter table users add column remarks jsonb;
-- When the assessor was last mailed that texts wait, or asked for this mail; null: without this mail.
alter table users add column queue_mail_at timestamptz;
`;

export const locks = {
  'index submissions_opinions is built on submissions':
    'The table has existed for one release, and the index is empty when it is built.',
};

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(SECOND_OPINIONS).execute(db);
}
