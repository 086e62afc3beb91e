import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Schema, UsersTable } from '../../db/schema.ts';
import type { SessionClock } from './sessions/sessions.repo.ts';

type Db = Kysely<Schema>;
type Trx = Transaction<Schema>;

const accountColumns = [
  'users.id',
  'users.first_name',
  'users.last_name',
  'users.email',
  'users.role',
  'users.status',
  'users.expires_at',
] as const;

export type Account = Pick<
  Selectable<UsersTable>,
  'id' | 'first_name' | 'last_name' | 'email' | 'role' | 'status' | 'expires_at'
>;
export type AccountWithHash = Account & Pick<Selectable<UsersTable>, 'password_hash' | 'email_confirmed_at'>;

/** The address is case-insensitive. */
export function findAccountForSignIn(db: Db, email: string): Promise<AccountWithHash | undefined> {
  return db
    .selectFrom('users')
    .select([...accountColumns, 'users.password_hash', 'users.email_confirmed_at'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
}

/** The account of a token with a running session. */
export function findTokenOwner(db: Db, token: SessionClock & { readonly hash: Buffer }): Promise<Account | undefined> {
  return db
    .selectFrom('tokens')
    .innerJoin('users', 'users.id', 'tokens.user_id')
    .select([...accountColumns])
    .where('tokens.hash', '=', token.hash)
    .where('tokens.expires_at', '>', token.now)
    .where('tokens.last_used_at', '>', token.idleSince)
    .executeTakeFirst();
}

/** Locked until the transaction ends. */
export function holdAccount(trx: Trx, id: string): Promise<AccountWithHash | undefined> {
  return trx
    .selectFrom('users')
    .select([...accountColumns, 'users.password_hash', 'users.email_confirmed_at'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export type NewAccountRow = Insertable<UsersTable> & { created_at: Date };

export function insertAccount(db: Db, account: NewAccountRow): Promise<{ id: string }> {
  return db.insertInto('users').values(account).returning('id').executeTakeFirstOrThrow();
}

export type InsertedAccount = Pick<Account, 'id' | 'first_name' | 'last_name' | 'email' | 'role'>;

/** Adds accounts, except those whose address already has one. */
export async function insertAccounts(trx: Trx, accounts: readonly NewAccountRow[]): Promise<InsertedAccount[]> {
  if (accounts.length === 0) return [];
  return trx
    .insertInto('users')
    .values([...accounts])
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'first_name', 'last_name', 'email', 'role'])
    .execute();
}

export async function insertToken(
  db: Db,
  token: Insertable<Schema['tokens']> & { created_at: Date; last_used_at: Date },
): Promise<void> {
  await db.insertInto('tokens').values(token).execute();
}

export async function deleteToken(db: Db, hash: Buffer): Promise<void> {
  await db.deleteFrom('tokens').where('hash', '=', hash).execute();
}

export async function deleteExpiredTokens(db: Db, given: { userId: string; now: Date }): Promise<void> {
  await db.deleteFrom('tokens').where('user_id', '=', given.userId).where('expires_at', '<=', given.now).execute();
}

/** Marks the address as confirmed: its owner used a mailed link. */
export async function confirmAddress(trx: Trx, userId: string, at: Date): Promise<void> {
  await trx
    .updateTable('users')
    .set({ email_confirmed_at: at })
    .where('id', '=', userId)
    .where('email_confirmed_at', 'is', null)
    .execute();
}

/** Sets the password and ends all sessions of the old one except the given token. */
export async function replacePassword(
  trx: Trx,
  /** `keepToken`: its hash in base64. */
  given: { userId: string; passwordHash: string; keepToken: string | null },
): Promise<void> {
  await trx.updateTable('users').set({ password_hash: given.passwordHash }).where('id', '=', given.userId).execute();
  await trx.deleteFrom('one_time_codes').where('user_id', '=', given.userId).execute();
  const tokens = trx.deleteFrom('tokens').where('user_id', '=', given.userId);
  await (given.keepToken ? tokens.where('hash', '!=', Buffer.from(given.keepToken, 'base64')) : tokens).execute();
}
