import { sql, type Kysely, type Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';

interface WantedCode {
  readonly hash: Buffer;
  readonly now: Date;
}

export async function hasAdministrator(db: Kysely<Schema>): Promise<boolean> {
  const administrator = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .limit(1)
    .executeTakeFirst();
  return administrator !== undefined;
}

export async function insertCode(db: Kysely<Schema>, code: { hash: Buffer; expires_at: Date }): Promise<void> {
  await db
    .insertInto('one_time_codes')
    .values({ ...code, user_id: null })
    .execute();
}

export async function isCode(db: Kysely<Schema>, { hash, now }: WantedCode): Promise<boolean> {
  const code = await db
    .selectFrom('one_time_codes')
    .select('hash')
    .where('hash', '=', hash)
    .where('user_id', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return code !== undefined;
}

/** Locks all users until the transaction ends: of two concurrent setups the second finds the administrator of the first. */
export async function holdAllUsers(trx: Transaction<Schema>): Promise<void> {
  await sql`lock table users in share row exclusive mode`.execute(trx);
}

/** The first administrator exists. */
export async function deleteCodes(trx: Transaction<Schema>): Promise<void> {
  await trx.deleteFrom('one_time_codes').where('user_id', 'is', null).execute();
}
