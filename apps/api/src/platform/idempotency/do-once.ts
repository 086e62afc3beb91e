import type { Kysely, Transaction } from 'kysely';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Schema } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import { REPEATED_CALL_LIFE } from '../../limits.ts';
import type { IdempotencyKey } from './idempotency-key.ts';
import { claimKey, findKeptAnswer, keepAnswer, type KeptAnswer } from './kept-answers.repo.ts';

interface Once {
  /** As `inTransaction` has it. */
  readonly by: string | null;
  /** null: the call is done each time it is made. */
  readonly key: IdempotencyKey | null;
}

/**
 * Does all of a call's work in one transaction, or nothing; and not again when the call is repeated under its key: that
 * is answered what the work answered. The answer is kept in the same transaction, so that no crash comes between; a
 * repetition that arrives while the work is under way waits for it. A refusal is not kept: it changed nothing, and may
 * have passed.
 *
 * @param work its answer is kept as JSON, so it must hold no secret.
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
    // What the same call's work answered.
    if (!isNew) return answerOf(await findKeptAnswer(trx, key.digest), key) as T;
    const answer = await work(trx);
    await keepAnswer(trx, key.digest, answer ?? null);
    return answer;
  });
}

/** What the call was answered, for work that looks at more than its transaction; undefined: it is new. */
export async function findAnswer(db: Kysely<Schema>, key: IdempotencyKey | null): Promise<unknown> {
  const kept = key === null ? null : await findKeptAnswer(db, key.digest);
  return key === null || kept === null ? undefined : answerOf(kept, key);
}

function answerOf(kept: KeptAnswer | null, key: IdempotencyKey): unknown {
  if (kept?.request.equals(key.request)) return kept.answer;
  const message = 'This Idempotency-Key belongs to another call.';
  throw new AppError('validation_failed', message, { issues: [{ path: 'Idempotency-Key', message }] });
}
