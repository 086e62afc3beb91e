import type { ResultLearner } from '@bandwise/api-contract/admin';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { SHOWN, type FoundExam } from './result-list.repo.ts';

type Db = Kysely<Schema>;

/** null: no such user, or a deleted one. */
export async function findLearner(db: Db, id: string): Promise<ResultLearner | null> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? { id: row.id, firstName: row.first_name, lastName: row.last_name, email: row.email } : null;
}

/** The most bands that a plot shows. */
const BANDS = 200;

/** Whole exams of a learner that may have a band, the earliest first. */
export async function findBands(db: Db, userId: string): Promise<readonly FoundExam[]> {
  const { rows } = await sql<FoundExam>`
    with page as (select id from exam_results
                   where user_id = ${userId} and marks is not null
                   order by submitted_at desc, id desc limit ${BANDS})
    select ${SHOWN.exam} left join users u on u.id = a.user_id order by a.submitted_at, a.id`.execute(db);
  return rows;
}
