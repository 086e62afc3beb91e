import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Schema, UsersTable } from '../../db/schema.ts';

type Trx = Transaction<Schema>;

const columns = [
  'id',
  'first_name',
  'last_name',
  'email',
  'role',
  'status',
  'created_at',
  'expires_at',
  'extra_time_percent',
  'extra_time_minutes',
  'email_confirmed_at',
] as const;

export type UserRow = Pick<Selectable<UsersTable>, (typeof columns)[number]>;

/** Users in memory at a time. */
const AT_ONCE = 1000;

/** Streams all users, the newest first, page by page, so that other queries run in between. */
export async function* readAllUsers(db: Kysely<Schema>): AsyncGenerator<readonly UserRow[], void, undefined> {
  let last: { readonly at: string; readonly id: string } | undefined;
  do {
    const page = db
      .selectFrom('users')
      .select(columns)
      // The database's text, because a JavaScript date has no microseconds.
      .select(sql<string>`created_at::text`.as('at'))
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(AT_ONCE);
    // The index serves the first of two conditions.
    const rows = await (
      last === undefined
        ? page
        : page.where(sql<boolean>`created_at <= ${last.at} and (created_at < ${last.at} or id > ${last.id})`)
    ).execute();
    yield rows;
    last = rows.length < AT_ONCE ? undefined : rows.at(-1);
  } while (last !== undefined);
}

/**
 * Locks the users and all administrators until the transaction ends: two concurrent changes could otherwise remove the last administrators.
 * Locked by id, so that no deadlock occurs.
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

/** Attempts stay, anonymous. They are locked by id first, because the deletion updates them in any order. */
export async function deleteUsers(trx: Trx, ids: readonly string[]): Promise<void> {
  await trx.selectFrom('attempts').select('id').where('user_id', 'in', ids).orderBy('id').forUpdate().execute();
  const sittings = await trx.selectFrom('sittings').select('id').where('user_id', 'in', ids).execute();
  await trx.deleteFrom('users').where('id', 'in', ids).execute();
  // Their own texts contain personal data beyond numbers. They are deleted last, when no new ones can be written.
  const sat = sittings.map(({ id }) => id);
  await trx
    .updateTable('sitting_sections')
    .set({ text: '' })
    .where('sitting_id', '=', sql<string>`any(${sat}::uuid[])`)
    .execute();
}

/** Signs the users out everywhere. */
export async function deleteTokensOf(trx: Trx, ids: readonly string[]): Promise<void> {
  await trx.deleteFrom('tokens').where('user_id', 'in', ids).execute();
}

/** Deletes the user's sessions and password links, except one session by its token's hash in base64. */
export async function deleteWaysIn(trx: Trx, id: string, keepToken: string): Promise<void> {
  const currentHash = Buffer.from(keepToken, 'base64');
  await trx.deleteFrom('tokens').where('user_id', '=', id).where('hash', '!=', currentHash).execute();
  await trx.deleteFrom('one_time_codes').where('user_id', '=', id).execute();
}

export async function updateUser(
  trx: Trx,
  id: string,
  row: Pick<UserRow, 'first_name' | 'last_name' | 'email' | 'role' | 'extra_time_percent' | 'extra_time_minutes'>,
): Promise<void> {
  const { first_name, last_name, email, role, extra_time_percent, extra_time_minutes } = row;
  await trx
    .updateTable('users')
    .set({ first_name, last_name, email, role, extra_time_percent, extra_time_minutes })
    .where('id', '=', id)
    .execute();
}

export function findUser(db: Kysely<Schema>, id: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').select(columns).where('id', '=', id).executeTakeFirst();
}

export type KnownUser = Pick<UserRow, 'id' | 'email' | 'status' | 'email_confirmed_at'>;

/** The existing accounts for these addresses, by lower-case address. */
export async function findKnownUsers(
  db: Kysely<Schema>,
  emails: readonly string[],
): Promise<ReadonlyMap<string, KnownUser>> {
  if (emails.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'email', 'status', 'email_confirmed_at'])
    .where(sql<string>`lower(email)`, 'in', emails)
    .execute();
  return new Map(rows.map((row) => [row.email.toLowerCase(), row]));
}
