import type { ResultDetail } from '@bandwise/api-contract/admin';
import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Caller } from '../../http/handler.ts';
import { ATTEMPT_COLUMNS, detailOf, isSubmitted, type AttemptContext } from '../attempts/attempts.ts';
import { mayTeach } from '../rights/rights.ts';
import { findExamTitle } from './result-subject.repo.ts';
import { presentLearner, secondsBetween } from './results.presenter.ts';

type Who = Pick<Caller, 'id' | 'role'>;

/** Whether the caller may see results of a learner; of deleted users only administrators. */
export async function mayRead(db: Kysely<Schema>, caller: Who, learnerId: string | null): Promise<boolean> {
  return learnerId === null ? caller.role === 'admin' : mayTeach(db, caller, learnerId);
}

/** An attempt of a learner whose results the caller may see, in the form that the learner sees. @throws 404, also before it is submitted */
export async function readResultDetail(
  context: Pick<AttemptContext, 'db' | 'now' | 'sections'>,
  caller: Who,
  id: string,
): Promise<ResultDetail> {
  const stored = await findAttempt(context.db, id);
  if (!stored || !isSubmitted(stored) || !(await mayRead(context.db, caller, stored.user_id))) throw notFound();
  const { source, sitting_id, started_at, submitted_at, stamps } = stored;
  const { attempt, section, result } = await detailOf(context, stored);
  if (!result) throw notFound();
  const start = started_at.getTime();
  return {
    attempt,
    section,
    result,
    learner: presentLearner(stored),
    exam: { id: section.exam_id, title: await findExamTitle(context.db, section.exam_id) },
    source,
    sitting_id,
    submitted_at: submitted_at.toISOString(),
    seconds: secondsBetween(start, submitted_at.getTime()),
    answered_after: Object.fromEntries(
      Object.entries(stamps).map(([address, at]) => [address, Math.max(0, Math.round((at - start) / 1000))]),
    ),
  };
}

function notFound(): AppError {
  return new AppError('not_found', 'This result was not stored.');
}

async function findAttempt(db: Kysely<Schema>, id: string) {
  const row = await db
    .selectFrom('attempts as a')
    .leftJoin('users as u', 'u.id', 'a.user_id')
    .select(ATTEMPT_COLUMNS.map((column) => `a.${column}` as const))
    .select(['a.user_id', 'a.sitting_id', 'u.first_name', 'u.last_name', 'u.email'])
    .where('a.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}
