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

/** A session ends at `expires_at`, or if it was last used before `idleSince`. */
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

/** @returns whether the session existed. */
export async function deleteSession(trx: Transaction<Schema>, userId: string, tokenHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('tokens')
    .where('user_id', '=', userId)
    .where('hash', '=', tokenHash)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** @returns the number of deleted sessions. */
export async function deleteSessions(trx: Transaction<Schema>, userId: string): Promise<number> {
  const { numDeletedRows } = await trx.deleteFrom('tokens').where('user_id', '=', userId).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Never replaces a later use. */
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

/** The public id of a session. It is not the token's hash, because the viewer cookie contains that. */
export function sessionIdOf(tokenHash: Buffer): string {
  return hashId(hash('sha256', Buffer.concat([Buffer.from('session'), tokenHash]), 'buffer'));
}
