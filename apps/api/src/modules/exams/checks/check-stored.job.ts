import type { Deps } from '../../../deps.ts';
import type { Job, PatientWork } from '../../../platform/jobs/job.ts';
import { checkStored } from './check-stored.ts';

/** Checks tests that were not checked by the current publish check. */
export const checkStoredJob: Job<Pick<Deps, 'media'> & PatientWork> = {
  name: 'check-stored-exams',
  schedule: '37 * * * *',
  runsAtStart: true,
  retries: { most: 2, seconds: 60 },
  limitSeconds: 1800,
  pollSeconds: 60,
  run: ({ media, patient: db }) => checkStored({ db, media }),
};
