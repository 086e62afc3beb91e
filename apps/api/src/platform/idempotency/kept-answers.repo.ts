import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { IdempotencyKey } from './idempotency-key.ts';

export interface KeptAnswer {
  readonly request: Buffer;
  readonly answer: unknown;
}

/**
 * Takes a key for the call that the transaction works for. Whoever else wants it waits for the transaction to end.
 *
 * @returns false if the key is taken.
 */
export async function claimKey(
  trx: Transaction<Schema>,
  { digest, request }: IdempotencyKey,
  time: { readonly now: Date; readonly expiresAt: Date },
): Promise<boolean> {
  const claim = { request, answer: 'null', expires_at: time.expiresAt };
  const claimed = await trx
    .insertInto('kept_answers')
    .values({ key: digest, ...claim })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(claim).where('kept_answers.expires_at', '<=', time.now),
    )
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function keepAnswer(trx: Transaction<Schema>, digest: Buffer, answer: unknown): Promise<void> {
  await trx
    .updateTable('kept_answers')
    .set({ answer: JSON.stringify(answer) })
    .where('key', '=', digest)
    .execute();
}

export async function findKeptAnswer(db: Kysely<Schema>, digest: Buffer): Promise<KeptAnswer | null> {
  const row = await db
    .selectFrom('kept_answers')
    .select(['request', 'answer'])
    .where('key', '=', digest)
    .executeTakeFirst();
  return row ?? null;
}
