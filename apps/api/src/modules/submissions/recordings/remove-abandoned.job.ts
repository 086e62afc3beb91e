import { inTransaction } from '../../../db/in-transaction.ts';
import type { Deps } from '../../../deps.ts';
import { DAY, RECORDING_LIFE } from '../../../limits.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { recordingKey } from '../../../platform/storage/media-store.ts';
import { deleteAbandoned, findAbandoned, findOutlived, forgetFile } from './recordings.repo.ts';

/**
 * Removes recordings of deleted learners, and those that were not handed in for some days. After `RETENTION_DAYS` handed-in ones lose their
 * sound; comments and figures stay.
 */
export const removeAbandonedRecordings: Job<Pick<Deps, 'config' | 'db' | 'media' | 'now'>> = {
  name: 'remove-abandoned-recordings',
  schedule: '17 * * * *',
  runsAtStart: true,
  retries: { most: 2, seconds: 600 },
  limitSeconds: 3600,
  pollSeconds: 60,
  run: async ({ config, db, media, now }) => {
    const ago = (milliseconds: number) => new Date(now().getTime() - milliseconds);
    for (const id of await findAbandoned(db, ago(RECORDING_LIFE)))
      await inTransaction(db, { by: null }, async (trx) => {
        // Inside the transaction: if the process dies between the two, the next run removes both.
        if (await deleteAbandoned(trx, id)) await media.remove(recordingKey(id));
      });
    if (config.retentionDays === null) return;
    for (const id of await findOutlived(db, ago(config.retentionDays * DAY)))
      await inTransaction(db, { by: null }, async (trx) => {
        await forgetFile(trx, id);
        await media.remove(recordingKey(id));
      });
  },
};
