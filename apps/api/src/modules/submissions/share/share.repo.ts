import { sql, type Kysely, type RawBuilder, type Selectable, type Transaction } from 'kysely';
import type { Schema, UsersTable } from '../../../db/schema.ts';
import type { Caller } from '../../../http/handler.ts';
import { ASSESSORS_LISTED, SHARED_OUT_AT_ONCE } from '../../../limits.ts';
import { classesOf, learnersOf, learnersOfClass } from '../../rights/rights.ts';
import { WAITING } from '../queue.repo.ts';

type Db = Kysely<Schema>;

/** An assessor, with counts of waiting submissions. */
export interface AssessorRow {
  readonly id: string;
  readonly name: string;
  /** Submissions that are shared out to the assessor. */
  readonly waiting: number;
  /** Submissions that are shared out to no assessor. */
  readonly unshared: number;
}

export interface AssessorScope {
  readonly caller: Pick<Caller, 'id' | 'role'>;
  /** A class: its teachers, and the submissions of its learners. */
  readonly classId?: string | undefined;
  /** A learner: the assessors who may assess the learner's work. */
  readonly learnerId?: string | undefined;
}

/** The active assessors, and the caller, by name; of very many those for whom most submissions wait. */
export async function findAssessors(db: Db, scope: AssessorScope): Promise<AssessorRow[]> {
  const { rows } = await assessors(scope).execute(db);
  return rows;
}

export function assessors({ caller, classId, learnerId }: AssessorScope): RawBuilder<AssessorRow> {
  const learners = classId === undefined ? learnersOf(caller) : learnersOfClass(classId);
  const classes = classId === undefined ? classesOf(caller) : sql`select ${classId}::uuid`;
  const teachers = sql`select m.user_id from class_members m where m.role = 'teacher' and m.class_id in (${classes})`;
  const teachersOfLearner =
    learnerId === undefined
      ? sql``
      : sql` and m.class_id in (select l.class_id from class_members l where l.user_id = ${learnerId} and l.role = 'learner')`;
  const isAssessor =
    caller.role !== 'admin' || classId !== undefined
      ? sql`u.id in (${teachers}${teachersOfLearner})`
      : learnerId === undefined
        ? sql`true`
        : sql`(u.role = 'admin' or u.id in (${teachers}${teachersOfLearner}))`;
  return sql<AssessorRow>`
    with waiting as (
      select h.assigned_to, count(*)::int as count
        from submissions h
       where h.handed_in_at is not null and ${WAITING} and h.user_id in (${learners})
       group by h.assigned_to),
    listed as (
      select u.id, u.first_name, u.last_name, coalesce(w.count, 0) as waiting
        from users u left join waiting w on w.assigned_to = u.id
       where u.status = 'active' and (u.id = ${caller.id} or u.role <> 'learner' and ${isAssessor})
       order by u.id = ${caller.id} desc, waiting desc, u.id
       limit ${ASSESSORS_LISTED})
    select id, trim(first_name || ' ' || last_name) as name, waiting,
           coalesce((select count from waiting where assigned_to is null), 0) as unshared
      from listed
     order by last_name, first_name, id`;
}

/** The oldest waiting submissions of a class that have no assessor. */
export async function lockUnshared(trx: Transaction<Schema>, classId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select h.id from submissions h
     where h.handed_in_at is not null and ${WAITING} and h.assigned_to is null
       and h.user_id in (${learnersOfClass(classId)})
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
