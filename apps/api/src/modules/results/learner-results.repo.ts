import type { ResultLearner } from '@bandwise/api-contract/admin';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { SHOWN, type FoundExam, type FoundSubmission } from './result-list.repo.ts';

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

/** The most bands that a plot shows, and the most submissions. */
const BANDS = 200;

/** Whole exams of a learner that may have a band, the earliest first. */
export async function findBands(db: Db, userId: string): Promise<readonly FoundExam[]> {
  const { rows } = await sql<FoundExam>`
    with page as (select id from exam_results
                   where user_id = ${userId} and (marks is not null or exists (
                     select from submissions h where h.sitting_id = exam_results.sitting_id and h.released_at is not null))
                   order by submitted_at desc, id desc limit ${BANDS})
    select ${SHOWN.exam} left join users u on u.id = a.user_id order by a.submitted_at, a.id`.execute(db);
  return rows;
}

/** The submissions of a learner, the latest first. */
export async function findSubmissions(db: Db, userId: string): Promise<readonly FoundSubmission[]> {
  const { rows } = await sql<FoundSubmission>`
    with page as (select id from submissions
                   where user_id = ${userId} and handed_in_at is not null
                   order by handed_in_at desc, id desc limit ${BANDS})
    select ${SHOWN.submission} left join users u on u.id = a.user_id order by a.submitted_at desc, a.id desc`.execute(
    db,
  );
  return rows;
}
