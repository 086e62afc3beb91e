import { clockFrom, type Job, type Timed } from '../../../platform/jobs/job.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import type { Closing } from '../close-sitting.ts';
import { closeDue, findNextEnds } from './close-due.ts';

interface Work {
  readonly sittings: Closing;
  readonly jobs: Pick<JobQueue, 'requestAt'>;
}

/**
 * Closes the sittings whose time is over. Starting a sitting requests nothing, because many start at once: the run of
 * each minute requests runs at the ends of the next minutes.
 */
export const closeDueJob: Job<Work, Timed> = {
  name: 'close-due-sittings',
  schedule: '* * * * *',
  runsAtStart: true,
  retries: { most: 5, seconds: 5 },
  limitSeconds: 120,
  pollSeconds: 5,
  run: async ({ sittings, jobs }, { at }) => {
    if (at === undefined)
      await sittings.db.transaction().execute(async (trx) => {
        for (const end of await findNextEnds(trx, sittings.now())) await jobs.requestAt(trx, closeDueJob, end);
      });
    await closeDue({ ...sittings, now: clockFrom(sittings.now, at) });
  },
};
