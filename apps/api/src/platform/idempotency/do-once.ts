import type { Kysely, Transaction } from 'kysely';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Schema } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import { REPEATED_CALL_LIFE } from '../../limits.ts';
import type { IdempotencyKey } from './idempotency-key.ts';
import { claimKey, findResponse, storeResponse, type StoredResponse } from './stored-responses.repo.ts';

interface Once {
  /** As `inTransaction` has it. */
  readonly by: string | null;
  /** null: a repeated call runs again. */
  readonly key: IdempotencyKey | null;
}

/**
 * Runs a call's work in one transaction. A repetition of the call with the same key returns the stored response.
 * The response is stored in the same transaction, so that no crash can separate them; a repetition that arrives during the work
 * waits for it. A refusal is not stored: it changed nothing, and its reason may pass.
 *
 * @param work its response is stored as JSON, so it must hold no secret.
 * @throws validation_failed for a key that belongs to another call.
 */
export async function doOnce<T>(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { by, key }: Once,
  work: (trx: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  if (key === null) return inTransaction(db, { by }, work);
  return inTransaction(db, { by }, async (trx) => {
    const at = now();
    const isNew = await claimKey(trx, key, { now: at, expiresAt: new Date(at.getTime() + REPEATED_CALL_LIFE) });
    // A concurrent or earlier call with the key has stored it.
    if (!isNew) return responseOf(await findResponse(trx, key.digest), key) as T;
    const response = await work(trx);
    await storeResponse(trx, key.digest, response ?? null);
    return response;
  });
}

/** Returns the stored response, for work outside of the transaction; undefined: the call is new. */
export async function findAnswer(db: Kysely<Schema>, key: IdempotencyKey | null): Promise<unknown> {
  const stored = key === null ? null : await findResponse(db, key.digest);
  return key === null || stored === null ? undefined : responseOf(stored, key);
}

function responseOf(stored: StoredResponse | null, key: IdempotencyKey): unknown {
  if (stored?.request.equals(key.request)) return stored.response;
  const message = 'This Idempotency-Key belongs to another call.';
  throw new AppError('validation_failed', message, { issues: [{ path: 'Idempotency-Key', message }] });
}
