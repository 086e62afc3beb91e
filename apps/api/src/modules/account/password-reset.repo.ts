import { sql, type Kysely, type Transaction } from 'kysely';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Schema } from '../../db/schema.ts';

interface Link {
  readonly hash: Buffer;
  readonly email: string;
  readonly now: Date;
}

/**
 * Adds a link unless one was made after `since`, or one works past `unlessUntil`. Older links stay valid: a request by another person
 * cannot revoke the owner's link.
 * @returns whether it was added.
 */
export async function insertReset(
  db: Kysely<Schema>,
  {
    since,
    unlessUntil,
    ...reset
  }: {
    hash: Buffer;
    user_id: string;
    created_at: Date;
    expires_at: Date;
    since: Date;
    unlessUntil: Date | null;
  },
): Promise<boolean> {
  return inTransaction(db, { by: reset.user_id }, async (trx) => {
    await lockUser(trx, reset.user_id);
    const links = () => trx.selectFrom('one_time_codes').where('user_id', '=', reset.user_id);
    const enough = await links()
      .select('hash')
      .where((eb) =>
        eb.or([eb('created_at', '>', since), ...(unlessUntil === null ? [] : [eb('expires_at', '>', unlessUntil)])]),
      )
      .limit(1)
      .executeTakeFirst();
    if (enough) return false;
    await trx.insertInto('one_time_codes').values(reset).execute();
    return true;
  });
}

/** The first links of new accounts. */
export async function insertResets(
  trx: Transaction<Schema>,
  resets: readonly { hash: Buffer; user_id: string; created_at: Date; expires_at: Date }[],
): Promise<void> {
  if (resets.length > 0)
    await trx
      .insertInto('one_time_codes')
      .values([...resets])
      .execute();
}

/** Deletes a link that was not delivered. */
export async function deleteReset(db: Kysely<Schema>, hash: Buffer): Promise<void> {
  await db.deleteFrom('one_time_codes').where('hash', '=', hash).execute();
}

/** Locks the account: concurrent creation or use of its links is serialised. */
async function lockUser(trx: Transaction<Schema>, id: string): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

export function findReset(db: Kysely<Schema>, link: Link): Promise<{ user_id: string } | undefined> {
  return db
    .selectFrom('one_time_codes')
    .innerJoin('users', 'users.id', 'one_time_codes.user_id')
    .select('users.id as user_id')
    .where('one_time_codes.hash', '=', link.hash)
    .where('one_time_codes.expires_at', '>', link.now)
    .where(sql`lower(users.email)`, '=', link.email.toLowerCase())
    .executeTakeFirst();
}

/**
 * Deletes the link and returns its user. The account is locked first: of two links used at the same moment, the second no longer exists.
 */
export async function takeReset(trx: Transaction<Schema>, link: Link & { readonly userId: string }): Promise<boolean> {
  await lockUser(trx, link.userId);
  const deleted = await trx
    .deleteFrom('one_time_codes')
    .where('hash', '=', link.hash)
    .where('expires_at', '>', link.now)
    .returning('hash')
    .executeTakeFirst();
  return deleted !== undefined;
}
