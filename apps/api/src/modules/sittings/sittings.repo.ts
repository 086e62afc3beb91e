import type { SittingPlanBody } from '@bandwise/api-contract/learner';
import { sittingEndsAt, type SittingEvent } from '@bandwise/domain/internal';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Schema, SittingResult } from '../../db/schema.ts';
import type { OwnedId } from '../attempts/attempts.ts';
import { SITTING_COLUMNS, type Sitting } from './sitting.ts';

type Db = Kysely<Schema>;

/** null: no such sitting, or another learner's. */
export async function findOwnSitting(db: Db, { userId, id }: OwnedId): Promise<Sitting | null> {
  const row = await db
    .selectFrom('sittings')
    .select(SITTING_COLUMNS)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

/** Finds a sitting of any learner. */
export async function findSitting(db: Db, id: string): Promise<Sitting | null> {
  const row = await db.selectFrom('sittings').select(SITTING_COLUMNS).where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** The open sitting of these exams in this order. */
export async function findRunning(db: Db, userId: string, examIds: readonly string[]): Promise<Sitting | null> {
  const row = await db
    .selectFrom('sittings')
    .select(SITTING_COLUMNS)
    .where('user_id', '=', userId)
    .where('exam_ids', '=', examIds.join())
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

interface NewSitting {
  readonly userId: string;
  readonly plan: SittingPlanBody;
  /** The id of a guest's sitting, which is stored once. */
  readonly id?: string;
  readonly events?: readonly SittingEvent[];
}

/** @returns null if the learner has an open sitting of the same exams, or a sitting with the same id. */
export async function insertSitting(
  trx: Transaction<Schema>,
  { id, userId, plan, events = [] }: NewSitting,
): Promise<Sitting | null> {
  const created_at = new Date(plan.created_at);
  const sitting = await trx
    .insertInto('sittings')
    .values({
      ...(id === undefined ? {} : { id }),
      user_id: userId,
      exam_ids: plan.exams.map(({ exam_id }) => exam_id).join(),
      plan: JSON.stringify(plan),
      events: JSON.stringify(events),
      created_at,
      ends_at: new Date(sittingEndsAt(plan, events)),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(SITTING_COLUMNS)
    .executeTakeFirst();
  return sitting ?? null;
}

/** Stores events if the revision is unchanged. @returns null if it changed or the sitting is closed. */
export async function updateEvents(
  db: Db,
  { id, plan, revision }: Sitting,
  events: readonly SittingEvent[],
): Promise<Sitting | null> {
  const row = await db
    .updateTable('sittings')
    .set((column) => ({
      events: JSON.stringify(events),
      ends_at: new Date(sittingEndsAt(plan, events)),
      revision: column('revision', '+', 1),
    }))
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('ended_at', 'is', null)
    .returning(SITTING_COLUMNS)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Closes a sitting if its revision is unchanged; a regrade of its attempts changes it too. @returns whether this call closed it.
 */
export async function markClosed(
  db: Db,
  { id, revision }: Pick<Sitting, 'id' | 'revision'>,
  { endedAt, results }: { readonly endedAt: Date; readonly results: readonly SittingResult[] },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sittings')
    .set({ ended_at: endedAt, results: JSON.stringify(results) })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface SittingFilter {
  readonly status?: 'running' | 'ended' | undefined;
  readonly beforeID?: string | undefined;
  readonly limit: number;
}

/** A learner's sittings, the newest first. */
export function findHistory(db: Db, userId: string, { status, beforeID, limit }: SittingFilter): Promise<Sitting[]> {
  let query = db
    .selectFrom('sittings')
    .select(SITTING_COLUMNS)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (status) query = query.where('ended_at', status === 'running' ? 'is' : 'is not', null);
  if (beforeID)
    query = query.where(
      sql<boolean>`(created_at, id) < (select l.created_at, l.id from sittings l
                                        where l.id = ${beforeID} and l.user_id = ${userId})`,
    );
  return query.execute();
}

/** A learner's open sittings. */
export function findOpen(db: Db, userId: string): Promise<Sitting[]> {
  return db
    .selectFrom('sittings')
    .select(SITTING_COLUMNS)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Locks a learner's open sittings by id until the transaction ends. */
export function lockOpen(trx: Transaction<Schema>, userId: string, assignmentId?: string): Promise<Sitting[]> {
  const open = trx
    .selectFrom('sittings')
    .select(SITTING_COLUMNS)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .orderBy('id')
    .forUpdate();
  if (assignmentId === undefined) return open.execute();
  const assigned = trx.selectFrom('assignment_work').select('sitting_id').where('assignment_id', '=', assignmentId);
  return open.where('id', 'in', assigned.$castTo<{ sitting_id: string }>()).execute();
}

export async function lockSitting(trx: Transaction<Schema>, { userId, id }: OwnedId): Promise<Sitting | null> {
  const row = await trx
    .selectFrom('sittings')
    .select(SITTING_COLUMNS)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Locks a sitting of any learner until the transaction ends. */
export async function lockById(trx: Transaction<Schema>, id: string): Promise<Sitting | null> {
  const row = await trx
    .selectFrom('sittings')
    .select(SITTING_COLUMNS)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** A batch of open sittings that ended before a moment, the longest due first. */
export function findDue(
  db: Db,
  { before, except }: { readonly before: Date; readonly except: readonly string[] },
): Promise<Sitting[]> {
  return db
    .selectFrom('sittings')
    .select(SITTING_COLUMNS)
    .where('ended_at', 'is', null)
    .where('ends_at', '<=', before)
    .where(sql<boolean>`id <> all(${except}::uuid[])`)
    .orderBy('ends_at')
    .limit(20)
    .execute();
}

/** The ends of open sittings between two moments. */
export async function findEnds(db: Db, { from, to }: { readonly from: Date; readonly to: Date }): Promise<Date[]> {
  const rows = await db
    .selectFrom('sittings')
    .select('ends_at')
    .distinct()
    .where('ended_at', 'is', null)
    .where('ends_at', '>', from)
    .where('ends_at', '<=', to)
    .execute();
  return rows.map(({ ends_at }) => ends_at);
}
