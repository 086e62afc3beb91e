import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import type { Job, PatientWork } from '../platform/jobs/job.ts';

/** Frees the space of deleted runs in the embedded database, which has no autovacuum. */
export const vacuumJobs: Job<Pick<Deps, 'config'> & PatientWork> = {
  name: 'vacuum-jobs',
  schedule: '47 2 * * *',
  retries: { most: 0, seconds: 60 },
  limitSeconds: 600,
  pollSeconds: 60,
  run: async ({ config, patient }) => {
    if (config.databaseUrl === null) await sql`vacuum pgboss.job_common`.execute(patient);
  },
};
