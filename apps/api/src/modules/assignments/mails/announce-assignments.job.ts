import { sql, type Kysely, type Transaction } from 'kysely';
import type { Schema } from '../../../db/schema.ts';
import { DAY } from '../../../limits.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import { mailAssignment, type Announced } from './mail-assignment.job.ts';

interface Work {
  readonly db: Kysely<Schema>;
  readonly now: () => Date;
  readonly jobs: Pick<JobQueue, 'requestEach'>;
}

/** Assignments of one run; the next run takes others. */
const AT_ONCE = 50;

/**
 * Requests the mails about assignments that have opened, and about those due within a day. An assignment is marked together with its
 * requests, so each mail is requested once, whichever process runs.
 */
export const announceAssignmentsJob: Job<Work> = {
  name: 'announce-assignments',
  schedule: '* * * * *',
  retries: { most: 5, seconds: 10 },
  limitSeconds: 120,
  pollSeconds: 10,
  run: async ({ db, now, jobs }) => {
    const at = now();
    await db.transaction().execute(async (trx) => {
      const opened = await mark(trx, { column: 'opening_mailed_at', at, before: at });
      await jobs.requestEach(trx, mailAssignment, await learnersOf(trx, opened, 'opened'));
    });
    await db.transaction().execute(async (trx) => {
      const due = await mark(trx, { column: 'due_mailed_at', at, before: new Date(at.getTime() + DAY) });
      await jobs.requestEach(trx, mailAssignment, await learnersOf(trx, due, 'due'));
    });
  },
};

/** Marks the assignments whose mail is due. A short assignment, which opens within the day before it is due, gets no second mail. */
async function mark(
  trx: Transaction<Schema>,
  {
    column,
    at,
    before,
  }: { readonly column: 'due_mailed_at' | 'opening_mailed_at'; readonly at: Date; readonly before: Date },
): Promise<readonly string[]> {
  const time = sql.ref(column === 'opening_mailed_at' ? 'opens_at' : 'due_at');
  const { rows } = await sql<{ id: string; is_mailed: boolean }>`
    update assignments set ${sql.ref(column)} = ${at}
     where id in (select id from assignments where ${sql.ref(column)} is null and ${time} <= ${before}
                   order by ${time} limit ${AT_ONCE} for update skip locked)
    returning id, (due_at > ${at} and (${column} = 'opening_mailed_at' or opens_at <= due_at - interval '1 day')) as is_mailed`.execute(
    trx,
  );
  return rows.filter(({ is_mailed }) => is_mailed).map(({ id }) => id);
}

async function learnersOf(
  trx: Transaction<Schema>,
  assignmentIds: readonly string[],
  about: Announced['about'],
): Promise<readonly Announced[]> {
  if (assignmentIds.length === 0) return [];
  const rows = await trx
    .selectFrom('assignments as a')
    .innerJoin('classes as c', 'c.id', 'a.class_id')
    .innerJoin('class_members as m', 'm.class_id', 'c.id')
    .select(['a.id', 'm.user_id'])
    .where('a.id', 'in', assignmentIds)
    .where('c.archived_at', 'is', null)
    .where('m.role', '=', 'learner')
    .execute();
  return rows.map(({ id, user_id }) => ({ assignmentId: id, userId: user_id, about }));
}
