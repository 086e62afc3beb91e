import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Schema } from '../../../db/schema.ts';

export type SignUpRow = Selectable<Schema['sign_ups']>;

export async function insertSignUp(trx: Transaction<Schema>, row: SignUpRow): Promise<void> {
  await trx.insertInto('sign_ups').values(row).execute();
}

export interface SignUpLink {
  readonly hash: Buffer;
  readonly email: string;
  readonly now: Date;
}

export function findSignUp(db: Kysely<Schema>, { hash, email, now }: SignUpLink): Promise<SignUpRow | undefined> {
  return db
    .selectFrom('sign_ups')
    .selectAll()
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
}

/** Deletes a sign-up. @returns false: another request has used the link. */
export async function takeSignUp(trx: Transaction<Schema>, hash: Buffer): Promise<boolean> {
  const deleted = await trx.deleteFrom('sign_ups').where('hash', '=', hash).returning('hash').executeTakeFirst();
  return deleted !== undefined;
}

/** Deletes the other sign-ups of an address whose owner has an account now. */
export async function deleteSignUpsOf(db: Kysely<Schema>, email: string): Promise<void> {
  await db
    .deleteFrom('sign_ups')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .execute();
}

export async function deleteSignUp(db: Kysely<Schema>, hash: Buffer): Promise<void> {
  await db.deleteFrom('sign_ups').where('hash', '=', hash).execute();
}
