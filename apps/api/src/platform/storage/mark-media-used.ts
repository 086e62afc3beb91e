import { mediaIdsIn } from '@bandwise/api-contract/common';
import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';

/**
 * Marks the uploaded files of stored content as used, so that none is removed. Waits for a running removal.
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
