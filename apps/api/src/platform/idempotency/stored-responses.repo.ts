import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { IdempotencyKey } from './idempotency-key.ts';

export interface StoredResponse {
  readonly request: Buffer;
  readonly response: unknown;
}

/**
 * Claims a key for the call of the transaction. A concurrent call with the same key waits until the transaction ends.
 *
 * @returns false if another call has claimed the key.
 */
export async function claimKey(
  trx: Transaction<Schema>,
  { digest, request }: IdempotencyKey,
  time: { readonly now: Date; readonly expiresAt: Date },
): Promise<boolean> {
  const claim = { request, response: 'null', expires_at: time.expiresAt };
  const claimed = await trx
    .insertInto('idempotent_responses')
    .values({ key: digest, ...claim })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(claim).where('idempotent_responses.expires_at', '<=', time.now),
    )
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function storeResponse(trx: Transaction<Schema>, digest: Buffer, response: unknown): Promise<void> {
  await trx
    .updateTable('idempotent_responses')
    .set({ response: JSON.stringify(response) })
    .where('key', '=', digest)
    .execute();
}

export async function findResponse(db: Kysely<Schema>, digest: Buffer): Promise<StoredResponse | null> {
  const row = await db
    .selectFrom('idempotent_responses')
    .select(['request', 'response'])
    .where('key', '=', digest)
    .executeTakeFirst();
  return row ?? null;
}
