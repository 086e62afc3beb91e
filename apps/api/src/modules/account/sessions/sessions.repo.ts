import { hash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { hashId } from '../../../db/hash-id.ts';
import type { Schema } from '../../../db/schema.ts';

export interface SessionRow {
  readonly hash: Buffer;
  readonly created_at: Date;
  readonly last_used_at: Date;
  readonly user_agent: string | null;
}

/** A session ends at `expires_at`, and when it was not used since `idleSince`. */
export interface SessionClock {
  readonly now: Date;
  readonly idleSince: Date;
}

/** The session that was used last first. */
export function findSessions(
  db: Kysely<Schema>,
  userId: string,
  { now, idleSince }: SessionClock,
): Promise<SessionRow[]> {
  return db
    .selectFrom('tokens')
    .select(['hash', 'created_at', 'last_used_at', 'user_agent'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where('last_used_at', '>', idleSince)
    .orderBy('last_used_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute();
}

/** @returns whether there was one. */
export async function deleteSession(trx: Transaction<Schema>, userId: string, tokenHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('tokens')
    .where('user_id', '=', userId)
    .where('hash', '=', tokenHash)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** @returns how many there were. */
export async function deleteSessions(trx: Transaction<Schema>, userId: string): Promise<number> {
  const { numDeletedRows } = await trx.deleteFrom('tokens').where('user_id', '=', userId).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Does nothing where a later use is stored already. */
export async function updateLastUse(
  db: Kysely<Schema>,
  { tokenHash, at, before }: { readonly tokenHash: Buffer; readonly at: Date; readonly before: Date },
): Promise<void> {
  await db
    .updateTable('tokens')
    .set({ last_used_at: at })
    .where('hash', '=', tokenHash)
    .where('last_used_at', '<', before)
    .execute();
}

/** Names a session to its user without its token's hash, which a signed cookie holds. */
export function sessionIdOf(tokenHash: Buffer): string {
  return hashId(hash('sha256', Buffer.concat([Buffer.from('session'), tokenHash]), 'buffer'));
}
