import type { Database } from '../db/open-database.ts';
import { JOBS } from '../jobs/jobs.ts';
import { JobQueue } from '../platform/jobs/job-queue.ts';

/** Makes the tables of jobs in a template, so that no test has to. */
export async function prepareJobs({ pool }: Pick<Database, 'pool'>): Promise<void> {
  const jobs = new JobQueue(pool);
  await jobs.open(JOBS, { isWorker: false });
  await jobs.stop();
}
