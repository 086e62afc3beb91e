import type { Kysely, Transaction } from 'kysely';
import { AccountGone } from './database-errors.ts';
import { repeatOnConflict, type RepeatOptions } from './repeat-on-conflict.ts';
import { repeatOnLoss } from './repeat-on-loss.ts';
import type { Schema } from './schema.ts';

export interface TransactionOptions extends RepeatOptions {
  /**
   * Whose work it is: locked first, and found to be there still. null for nobody's, and for what locks users itself.
   * @throws AccountGone
   */
  readonly by: string | null;
}

/**
 * Does all of the work or nothing, and does it again when the database has undone it, because of a conflict or with its
 * connection: so the work must be in the transaction and nowhere else.
 *
 * Rows are locked in one order, so that no two transactions wait for each other:
 * 1. `users`, by id (a row that names a user locks that user until its transaction ends; so whoever writes such rows
 *    after locking others says `by`);
 * 2. `exams`, then their `sections`;
 * 3. `drafts`: whoever publishes or schedules one holds the exam that it changes or becomes by then;
 * 4. `attempts`, by id;
 * 5. everything else, which nobody locks for longer than their own row.
 *
 * A statement outside of a transaction is a transaction of its own, and keeps the same order.
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
  // Nobody knows what became of a transaction whose connection broke while it ended.
  return repeatOnLoss(() => repeatOnConflict(tryOnce, options), { unless: () => isEnding });
}

/** Nobody deletes the user until the transaction ends; everybody else may go on with what they do for them. */
async function holdUser(trx: Transaction<Schema>, id: string): Promise<void> {
  const user = await trx.selectFrom('users').select('id').where('id', '=', id).forKeyShare().executeTakeFirst();
  if (!user) throw new AccountGone();
}
