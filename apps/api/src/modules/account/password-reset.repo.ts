import { sql, type Kysely, type Transaction } from 'kysely';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Schema } from '../../db/schema.ts';

interface Link {
  readonly hash: Buffer;
  readonly email: string;
  readonly now: Date;
}

/** The account's older links stop working: the newest mail is the one that counts. */
export async function insertReset(
  db: Kysely<Schema>,
  reset: { hash: Buffer; user_id: string; created_at: Date; expires_at: Date },
): Promise<void> {
  await inTransaction(db, { by: reset.user_id }, async (trx) => {
    await trx.deleteFrom('password_resets').where('user_id', '=', reset.user_id).execute();
    await trx.insertInto('password_resets').values(reset).execute();
  });
}

export function findReset(db: Kysely<Schema>, link: Link): Promise<{ user_id: string } | undefined> {
  return db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .select('password_resets.user_id')
    .where('password_resets.hash', '=', link.hash)
    .where('password_resets.expires_at', '>', link.now)
    .where(sql`lower(users.email)`, '=', link.email.toLowerCase())
    .executeTakeFirst();
}

/** Deletes the link and answers whose it was. */
export function takeReset(trx: Transaction<Schema>, link: Link): Promise<{ user_id: string } | undefined> {
  return trx
    .deleteFrom('password_resets')
    .where('hash', '=', link.hash)
    .where('expires_at', '>', link.now)
    .returning('user_id')
    .executeTakeFirst();
}
