import { sql, type Kysely, type Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';

type Db = Kysely<Schema>;
type Trx = Transaction<Schema>;

/** Everybody whose marks a regrade changed is told. */
export async function insertNotices(trx: Trx, regradeId: string): Promise<void> {
  await sql`
    insert into regrade_notices (regrade_id, user_id)
    select distinct r.regrade_id, a.user_id
      from regraded_attempts r
      join attempts a on a.id = r.attempt_id
     where r.regrade_id = ${regradeId} and r.marks_after <> r.marks_before and a.user_id is not null
        on conflict do nothing`.execute(trx);
}

/** Who was not told yet hears nothing of a regrade that is undone; the others hear that it was. */
export async function takeBackNotices(
  trx: Trx,
  { regradeId, undoneBy }: { readonly regradeId: string; readonly undoneBy: string },
): Promise<void> {
  await insertNotices(trx, undoneBy);
  await sql`
    with unsent as (delete from regrade_notices where regrade_id = ${regradeId} and claimed_until is null returning user_id)
    delete from regrade_notices n using unsent
     where n.regrade_id = ${undoneBy} and n.user_id = unsent.user_id`.execute(trx);
}

export interface Notice {
  readonly regrade_id: string;
  readonly user_id: string;
}

export async function claimNotices(
  db: Db,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<readonly Notice[]> {
  const { rows } = await sql<Notice>`
    update regrade_notices n set claimed_until = ${until}
      from (select regrade_id, user_id from regrade_notices
             where claimed_until is null or claimed_until <= ${now}
             order by regrade_id, user_id limit 20 for update skip locked) due
     where (n.regrade_id, n.user_id) = (due.regrade_id, due.user_id)
    returning n.regrade_id, n.user_id`.execute(db);
  return rows;
}

export async function deleteNotice(db: Db, { regrade_id, user_id }: Notice): Promise<void> {
  await db.deleteFrom('regrade_notices').where('regrade_id', '=', regrade_id).where('user_id', '=', user_id).execute();
}

/** What a learner is told: a result of theirs, as it was and as it is. */
export interface NoticedResult {
  readonly title: string;
  readonly part_number: number;
  readonly submitted_at: Date;
  readonly marks_before: number;
  readonly marks_after: number;
  readonly total: number;
  readonly reason: string;
  readonly is_undo: boolean;
  readonly email: string;
  readonly first_name: string;
}

export async function findNoticed(db: Db, { regrade_id, user_id }: Notice): Promise<readonly NoticedResult[]> {
  const { rows } = await sql<NoticedResult>`
    select s.title, s.part_number, a.submitted_at, r.marks_before, r.marks_after, a.total,
           g.reason, g.undoes is not null as is_undo, u.email, u.first_name
      from regraded_attempts r
      join regrades g on g.id = r.regrade_id
      join attempts a on a.id = r.attempt_id
      join sections s on s.id = a.section_id
      join users u on u.id = a.user_id
     where r.regrade_id = ${regrade_id} and a.user_id = ${user_id} and r.marks_after <> r.marks_before
       and u.status = 'active'
     order by a.submitted_at desc limit 20`.execute(db);
  return rows;
}
