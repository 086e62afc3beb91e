import { clockFrom, type Job, type Timed } from '../../platform/jobs/job.ts';
import { publishDue, type PublishWork } from './publish-due.ts';

/** Publishes due drafts: each schedule requests a run at its time, and regular runs find missed ones. */
export const publishDueJob: Job<PublishWork, Timed> = {
  name: 'publish-due-drafts',
  schedule: '* * * * *',
  runsAtStart: true,
  retries: { most: 20, seconds: 5 },
  limitSeconds: 120,
  pollSeconds: 5,
  run: (work, { at }) => publishDue({ ...work, now: clockFrom(work.now, at) }),
};
