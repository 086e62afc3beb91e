import { sql, type Kysely, type Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';

/** A report whose learner is still to be told what came of it. */
export interface Notice {
  readonly report_id: string;
  /** The learner who is told. */
  readonly user_id: string;
  /** Of the report, as it was decided. */
  readonly revision: number;
}

/** A newer decision is told even if the one before it is just being sent. */
export async function insertNotice(trx: Transaction<Schema>, notice: Notice): Promise<void> {
  await trx
    .insertInto('problem_notices')
    .values(notice)
    .onConflict((conflict) =>
      conflict.columns(['report_id', 'user_id']).doUpdateSet({ revision: notice.revision, claimed_until: null }),
    )
    .execute();
}

export async function claimNotices(
  db: Kysely<Schema>,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<readonly Notice[]> {
  const { rows } = await sql<Notice>`
    update problem_notices n set claimed_until = ${until}
      from (select report_id, user_id from problem_notices
             where claimed_until is null or claimed_until <= ${now}
             order by report_id limit 20 for update skip locked) due
     where (n.report_id, n.user_id) = (due.report_id, due.user_id)
    returning n.report_id, n.user_id, n.revision`.execute(db);
  return rows;
}

export async function deleteNotice(db: Kysely<Schema>, { report_id, user_id, revision }: Notice): Promise<void> {
  await db
    .deleteFrom('problem_notices')
    .where('user_id', '=', user_id)
    .where('report_id', '=', report_id)
    .where('revision', '=', revision)
    .execute();
}
