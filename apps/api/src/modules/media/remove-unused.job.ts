import type { Job, PatientWork } from '../../platform/jobs/job.ts';
import { removeUnusedMedia, type UnusedWork } from './remove-unused.ts';

/** Removes uploaded files that nothing has used for some days. */
export const removeUnusedMediaJob: Job<UnusedWork & PatientWork> = {
  name: 'remove-unused-uploads',
  schedule: '7 2 * * *',
  runsAtStart: true,
  retries: { most: 2, seconds: 600 },
  limitSeconds: 3600,
  pollSeconds: 60,
  run: async (work) => void (await removeUnusedMedia({ ...work, db: work.patient })),
};
