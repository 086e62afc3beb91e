import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Schema, UsersTable } from '../../../db/schema.ts';
import { SHARED_OUT_AT_ONCE } from '../../../limits.ts';

type Db = Kysely<Schema>;

/** Who may assess a class, with counts of its waiting submissions. */
export interface ClassAssessor {
  readonly id: string;
  readonly name: string;
  /** Those that are shared out to the assessor. */
  readonly waiting: number;
  /** Those that are shared out to no assessor. */
  readonly unshared: number;
}

/** The active teachers of a class, and the caller, by name. */
export async function findAssessors(
  db: Db,
  { classId, callerId }: { readonly classId: string; readonly callerId: string },
): Promise<ClassAssessor[]> {
  const { rows } = await sql<ClassAssessor>`
    with waiting as (
      select h.assigned_to, count(*)::int as count
        from submissions h
       where h.handed_in_at is not null and h.released_at is null
         and h.user_id in (select user_id from class_members where class_id = ${classId} and role = 'learner')
       group by h.assigned_to)
    select u.id, trim(u.first_name || ' ' || u.last_name) as name, coalesce(w.count, 0) as waiting,
           coalesce((select count from waiting where assigned_to is null), 0) as unshared
      from users u left join waiting w on w.assigned_to = u.id
     where u.status = 'active'
       and (u.id = ${callerId}
            or u.role <> 'learner'
               and u.id in (select user_id from class_members where class_id = ${classId} and role = 'teacher'))
     order by u.last_name, u.first_name, u.id`.execute(db);
  return rows;
}

/** The oldest waiting submissions of a class that have no assessor. */
export async function lockUnshared(trx: Transaction<Schema>, classId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select h.id from submissions h
     where h.handed_in_at is not null and h.released_at is null and h.assigned_to is null
       and h.user_id in (select user_id from class_members where class_id = ${classId} and role = 'learner')
     order by h.handed_in_at, h.id
     limit ${SHARED_OUT_AT_ONCE}
       for update skip locked`.execute(trx);
  return rows.map(({ id }) => id);
}

export async function findUser(db: Db, id: string): Promise<Pick<Selectable<UsersTable>, 'id' | 'role'> | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'role'])
    .where('id', '=', id)
    .where('status', '=', 'active')
    .executeTakeFirst();
}

export async function assignSubmission(trx: Transaction<Schema>, id: string, assessorId: string | null): Promise<void> {
  await trx.updateTable('submissions').set({ assigned_to: assessorId }).where('id', '=', id).execute();
}
