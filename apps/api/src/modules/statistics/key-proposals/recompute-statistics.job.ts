import type { Deps } from '../../../deps.ts';
import type { Job, PatientWork } from '../../../platform/jobs/job.ts';
import type { StatisticsContext } from '../counted-parts.ts';
import { recomputeStatistics } from './recompute-statistics.ts';

/** Recomputes the stored statistics of sections with many new attempts, for the page of keys. */
export const recomputeStatisticsJob: Job<StatisticsContext & Pick<Deps, 'now'> & PatientWork> = {
  name: 'recompute-statistics',
  schedule: '* * * * *',
  retries: { most: 0, seconds: 60 },
  limitSeconds: 600,
  pollSeconds: 30,
  run: ({ sections, now, patient: db }) => recomputeStatistics({ db, now, sections }),
};
