import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Schema, UsersTable } from '../../db/schema.ts';

type Trx = Transaction<Schema>;

const columns = ['id', 'first_name', 'last_name', 'email', 'role', 'status', 'created_at', 'expires_at'] as const;

export type UserRow = Pick<Selectable<UsersTable>, (typeof columns)[number]>;

export function listUsers(db: Kysely<Schema>): Promise<UserRow[]> {
  return db.selectFrom('users').select(columns).orderBy('created_at', 'desc').orderBy('id').execute();
}

/**
 * The rows, locked until the transaction ends, and with them every administrator: two who would each leave the other
 * as the last one must take turns. Locked in one order, so that they cannot wait for one another.
 */
export function lockUsersAndAdministrators(trx: Trx, ids: readonly string[]): Promise<UserRow[]> {
  return trx
    .selectFrom('users')
    .select(columns)
    .where((eb) => eb.or([eb('role', '=', 'admin'), eb('id', 'in', ids)]))
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function updateUsers(
  trx: Trx,
  ids: readonly string[],
  change: { status: 'active' | 'disabled' } | { expires_at: string | null },
): Promise<void> {
  await trx.updateTable('users').set(change).where('id', 'in', ids).execute();
}

/** Their attempts stay, without their name: locked in the one order first, since the deletion changes them in any. */
export async function deleteUsers(trx: Trx, ids: readonly string[]): Promise<void> {
  await trx.selectFrom('attempts').select('id').where('user_id', 'in', ids).orderBy('id').forUpdate().execute();
  await trx.deleteFrom('users').where('id', 'in', ids).execute();
}

/** Signs the users out everywhere. */
export async function deleteTokensOf(trx: Trx, ids: readonly string[]): Promise<void> {
  await trx.deleteFrom('tokens').where('user_id', 'in', ids).execute();
}
