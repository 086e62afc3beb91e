import type { Deps } from '../../deps.ts';
import type { Job } from '../../platform/jobs/job.ts';

/** Many times the limit of a request: a younger file may still be arriving at another process. */
const LIFE = 60 * 60 * 1000;

type Work = Pick<Deps, 'media' | 'now'>;

/** Removes the partial files of uploads whose process died. Each machine has such a folder, so each process also calls this when it starts. */
export async function removePartialUploads({ media, now }: Work): Promise<void> {
  await media.removeDrafts(new Date(now().getTime() - LIFE));
}

export const removePartialUploadsJob: Job<Work> = {
  name: 'remove-partial-uploads',
  schedule: '27 2 * * *',
  retries: { most: 2, seconds: 600 },
  limitSeconds: 600,
  pollSeconds: 60,
  run: removePartialUploads,
};
