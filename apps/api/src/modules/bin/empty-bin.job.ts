import type { Deps } from '../../deps.ts';
import type { Job, PatientWork } from '../../platform/jobs/job.ts';
import { emptyBin } from './empty-bin.ts';

/** Removes deleted content permanently when its time in the bin is over. */
export const emptyBinJob: Job<Pick<Deps, 'config' | 'now'> & PatientWork> = {
  name: 'empty-bin',
  schedule: '17 * * * *',
  runsAtStart: true,
  retries: { most: 2, seconds: 60 },
  limitSeconds: 1800,
  pollSeconds: 60,
  run: ({ patient, ...work }) => emptyBin({ ...work, db: patient }),
};
