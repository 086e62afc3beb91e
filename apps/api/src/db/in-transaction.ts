import type { Kysely, Transaction } from 'kysely';
import { AccountGone } from './database-errors.ts';
import { repeatOnConflict, type RepeatOptions } from './repeat-on-conflict.ts';
import { repeatOnLoss } from './repeat-on-loss.ts';
import type { Schema } from './schema.ts';

export interface TransactionOptions extends RepeatOptions {
  /**
   * The user of the work: locked first and checked to exist. null without a user, and for work that locks users itself.
   * @throws AccountGone
   */
  readonly by: string | null;
}

/**
 * Runs work in a transaction and retries it after a conflict or a lost connection: so all effects of the work must be in the transaction.
 *
 * Rows are locked in one order, so that no two transactions wait for each other:
 * 1. `users`, by id (a row that names a user locks that user until its transaction ends; so work that writes such rows after locking others
 * passes `by`); 2. `exams`, then their `sections`; 3. `drafts`: publishing or scheduling one locks the exam that it changes or becomes
 * first; 4. `attempts`, by id; 5. everything else, which is locked row by row.
 *
 * A statement outside of a transaction locks in the same order.
 */
export async function inTransaction<T>(
  db: Kysely<Schema>,
  { by, ...options }: TransactionOptions,
  work: (trx: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  let isEnding = false;
  const tryOnce = () =>
    db.transaction().execute(async (trx) => {
      isEnding = false;
      if (by !== null) await holdUser(trx, by);
      const result = await work(trx);
      isEnding = true;
      return result;
    });
  // The outcome of a transaction whose connection broke during commit is unknown.
  return repeatOnLoss(() => repeatOnConflict(tryOnce, options), { unless: () => isEnding });
}

/** Locks the user against deletion until the transaction ends; other work for the user may continue. */
async function holdUser(trx: Transaction<Schema>, id: string): Promise<void> {
  const user = await trx.selectFrom('users').select('id').where('id', '=', id).forKeyShare().executeTakeFirst();
  if (!user) throw new AccountGone();
}
