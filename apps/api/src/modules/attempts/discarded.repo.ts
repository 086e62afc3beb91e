import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { OwnedId, Attempt } from './attempt-reads.repo.ts';

const KEPT = ['id', 'section_id', 'version', 'started_at', 'deadline', 'answers', 'stamps'] as const;

/**
 * Takes an attempt out of progress. It is kept aside: another tab or device may be submitting it at this moment.
 * @returns whether there was one.
 */
export async function moveToDiscarded(trx: Transaction<Schema>, { userId, id }: OwnedId, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .with('gone', (query) =>
      query
        .deleteFrom('attempts')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where('submitted_at', 'is', null)
        .returning(['user_id', ...KEPT]),
    )
    .insertInto('discarded_attempts')
    .columns(['user_id', ...KEPT, 'discarded_at'])
    .expression((query) =>
      query
        .selectFrom('gone')
        .select(['user_id', ...KEPT])
        .select((row) => row.val(now).as('discarded_at')),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

export async function findDiscarded(db: Kysely<Schema>, { userId, id }: OwnedId): Promise<Attempt | null> {
  const row = await db
    .selectFrom('discarded_attempts')
    .select(KEPT)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const open = { submitted_at: null, marks: null, total: null, verdicts: null, sent_digest: null };
  return { ...row, ...open, revision: 0, source: 'marked' };
}
