import { mediaIdsIn } from '@bandwise/api-contract/common';
import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';

/**
 * Notes that content which is stored now uses uploaded files, so that none of them is removed as unused. The removal of one of them that
 * has begun is waited for.
 */
export async function markMediaUsed(trx: Transaction<Schema>, content: string): Promise<void> {
  const ids = mediaIdsIn(content);
  if (ids.length === 0) return;
  await trx
    .updateTable('media')
    .set({ unused_since: null })
    .where('id', 'in', ids)
    .where('unused_since', 'is not', null)
    .execute();
}
