import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import { findRegradedLearners } from './changed-results.repo.ts';
import { mailChangedResult } from './mail-changed-result.job.ts';

type Trx = Transaction<Schema>;

/** Requests a mail to every learner whose marks a regrade changed. */
export async function requestMails(jobs: Pick<JobQueue, 'requestEach'>, trx: Trx, regradeId: string): Promise<void> {
  const learners = await findRegradedLearners(trx, regradeId);
  await jobs.requestEach(
    trx,
    mailChangedResult,
    learners.map((userId) => ({ regradeId, userId })),
  );
}

/** Cancels pending mails of an undone regrade; learners who already got one get a mail about the undoing. */
export async function replaceMails(
  jobs: Pick<JobQueue, 'requestEach' | 'withdraw'>,
  trx: Trx,
  { regradeId, undoneBy }: { readonly regradeId: string; readonly undoneBy: string },
): Promise<void> {
  const withdrawn = await jobs.withdraw(trx, mailChangedResult, { regradeId });
  const unaware = new Set(withdrawn.map(({ userId }) => userId));
  const learners = await findRegradedLearners(trx, undoneBy);
  await jobs.requestEach(
    trx,
    mailChangedResult,
    learners.filter((userId) => !unaware.has(userId)).map((userId) => ({ regradeId: undoneBy, userId })),
  );
}
