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

/** So many are in memory at a time. */
const AT_ONCE = 1000;

/** Streams all users, the newest first, page by page, so that other queries run in between. */
export async function* readAllUsers(db: Kysely<Schema>): AsyncGenerator<readonly UserRow[], void, undefined> {
  let last: { readonly at: string; readonly id: string } | undefined;
  do {
    const page = db
      .selectFrom('users')
      .select(columns)
      // As the database has it: a date of JavaScript's has no microseconds.
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

/** Ends every way in that the user had, but for one token, whose hash is given in base64: sessions, and links that set a password. */
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

/** The accounts of those of the addresses, in lower case, that have one, by the address in lower case. */
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
