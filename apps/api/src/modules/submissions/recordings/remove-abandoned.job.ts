import { inTransaction } from '../../../db/in-transaction.ts';
import type { Deps } from '../../../deps.ts';
import { RECORDING_LIFE } from '../../../limits.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { recordingKey } from '../../../platform/storage/media-store.ts';
import { deleteAbandoned, findAbandoned } from './recordings.repo.ts';

/** Removes recordings of deleted learners, and those that were not handed in for some days. */
export const removeAbandonedRecordings: Job<Pick<Deps, 'db' | 'media' | 'now'>> = {
  name: 'remove-abandoned-recordings',
  schedule: '17 * * * *',
  runsAtStart: true,
  retries: { most: 2, seconds: 600 },
  limitSeconds: 3600,
  pollSeconds: 60,
  run: async ({ db, media, now }) => {
    for (const id of await findAbandoned(db, new Date(now().getTime() - RECORDING_LIFE)))
      await inTransaction(db, { by: null }, async (trx) => {
        // Inside the transaction: if the process dies between the two, the next run removes both.
        if (await deleteAbandoned(trx, id)) await media.remove(recordingKey(id));
      });
  },
};
