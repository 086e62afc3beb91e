import type { FastifyBaseLogger } from 'fastify';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Deps } from '../../deps.ts';
import { UNUSED_MEDIA_LIFE } from '../../limits.ts';
import { deleteUnused, findUnused, markUnused, sumUnused } from './unused.repo.ts';

export interface UnusedWork extends Pick<Deps, 'db' | 'media' | 'now'> {
  readonly log?: Pick<FastifyBaseLogger, 'info'>;
}

export interface UnusedMedia {
  readonly removed: number;
  /** Bytes that were removed. */
  readonly freed: number;
  /** The number and bytes of unused files that stay for now. */
  readonly unused: number;
  readonly unusedBytes: number;
}

/**
 * Removes uploaded files that nothing has used for some days, and notes which files are unused now. Safe in several processes: each file is
 * one short transaction, and locked files are skipped.
 */
export async function removeUnusedMedia({ db, media, now, log }: UnusedWork): Promise<UnusedMedia> {
  const at = now();
  await markUnused(db, at);
  const before = new Date(at.getTime() - UNUSED_MEDIA_LIFE);
  let [removed, freed] = [0, 0];
  for (const id of await findUnused(db, before)) {
    const size = await inTransaction(db, { by: null }, async (trx) => {
      const row = await deleteUnused(trx, id, before);
      // Inside the transaction: an upload of the same file waits for it and then checks that the file exists.
      if (row) await media.remove(row.storage_key);
      return row?.size ?? null;
    });
    if (size === null) continue;
    removed += 1;
    freed += size;
  }
  const outcome = { removed, freed, ...(await sumUnused(db)) };
  log?.info(outcome, 'Unused uploads');
  return outcome;
}
