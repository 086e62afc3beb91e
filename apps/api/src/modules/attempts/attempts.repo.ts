import type { Skill } from '@bandwise/domain';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { ATTEMPT_COLUMNS, type Attempt, type NewAttempt, type OwnedId } from './attempt.ts';

type Db = Kysely<Schema>;
type Trx = Transaction<Schema>;

/** @returns null if an attempt is already in progress. */
export async function insertAttempt(db: Db, attempt: NewAttempt): Promise<Attempt | null> {
  const row = await db
    .insertInto('attempts')
    .values(attempt)
    .onConflict((conflict) => conflict.doNothing())
    .returning(ATTEMPT_COLUMNS)
    .executeTakeFirst();
  return row ?? null;
}

const NOTHING = sql<Record<string, never>>`'{}'::jsonb`;

/** Sets the clock of an attempt that was never answered; null: it was answered in the meantime, or is no longer in progress. */
export async function restartClock(db: Db, { userId, id }: OwnedId, deadline: Date | null): Promise<Attempt | null> {
  const row = await db
    .updateTable('attempts')
    .set((column) => ({ deadline, revision: column('revision', '+', 1) }))
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('submitted_at', 'is', null)
    .where('stamps', '=', NOTHING)
    .returning(ATTEMPT_COLUMNS)
    .executeTakeFirst();
  return row ?? null;
}

const KEPT = ['id', 'section_id', 'version', 'started_at', 'deadline', 'answers', 'stamps'] as const;

export interface Discarded extends OwnedId {
  /** Leaves an attempt in progress if it was answered in the meantime. */
  readonly unlessAnswered?: boolean;
}

/**
 * Discards an attempt in progress. It is stored separately, because another tab or device may be submitting it.
 * @returns whether there was one.
 */
export async function moveToDiscarded(
  trx: Trx,
  { userId, id, unlessAnswered = false }: Discarded,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .with('gone', (query) =>
      query
        .deleteFrom('attempts')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where('submitted_at', 'is', null)
        .$if(unlessAnswered, (gone) => gone.where('stamps', '=', NOTHING))
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

export async function findDiscarded(db: Db, { userId, id }: OwnedId): Promise<Attempt | null> {
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

/** Unanswered attempts are not closed automatically. */
export function findOverdue(db: Db, userId: string, before: Date): Promise<Attempt[]> {
  return db
    .selectFrom('attempts')
    .select(ATTEMPT_COLUMNS)
    .where('user_id', '=', userId)
    .where('submitted_at', 'is', null)
    .where('deadline', '<', before)
    .where('stamps', '<>', NOTHING)
    .execute();
}

export interface HistoryFilter {
  readonly sectionID?: string | undefined;
  readonly skill?: Skill | undefined;
  readonly before?: string | undefined;
  readonly beforeID?: string | undefined;
  readonly limit: number;
}

export type HistoryRow = Awaited<ReturnType<typeof findHistory>>[number];

/** The date of an attempt in the history, which sorts it. */
const SHOWN_DATE = sql<Date>`coalesce(a.submitted_at, a.started_at)`;

/** The learner's attempts, the latest first, each with what its section is now. */
export function findHistory(db: Db, userId: string, filter: HistoryFilter) {
  const { sectionID, skill, before, beforeID, limit } = filter;
  let query = db
    .selectFrom('attempts as a')
    // Looked up one by one: a join would read all sections.
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('sections')
          .select(['title', 'skill', 'part_number', 'deleted_at'])
          .whereRef('id', '=', 'a.section_id')
          .limit(1)
          .as('s'),
      (join) => join.onTrue(),
    )
    .select(['a.id', 'a.section_id', 'a.version', 'a.started_at', 'a.submitted_at', 'a.source', 'a.marks', 'a.total'])
    .select(['a.deadline', 'a.sitting_id', 's.title', 's.skill', 's.part_number'])
    .select((row) => row('s.deleted_at', 'is', null).$castTo<boolean>().as('available'))
    // An attempt that was stored whole has no stamps.
    .select((row) =>
      row
        .or([row('a.stamps', '<>', NOTHING), row('a.answers', '<>', NOTHING)])
        .$castTo<boolean>()
        .as('answered'),
    )
    .where('a.user_id', '=', userId)
    .orderBy(SHOWN_DATE, 'desc')
    .orderBy('a.id', 'desc')
    .limit(limit);
  if (sectionID) query = query.where('a.section_id', '=', sectionID);
  if (skill) query = query.where('s.skill', '=', skill);
  if (before && beforeID) {
    // The date of the cursor's attempt; null if it was discarded.
    const date = sql<Date>`coalesce(
      (select coalesce(l.submitted_at, l.started_at) from attempts l
        where l.id = ${beforeID} and l.user_id = ${userId}),
      ${before}::timestamptz)`;
    query = query.where(sql<boolean>`(${SHOWN_DATE}, a.id) < (${date}, ${beforeID}::uuid)`);
  } else if (before) query = query.where(SHOWN_DATE, '<', new Date(before));
  return query.execute();
}

export interface LastResultRow {
  readonly id: string;
  readonly marks: number;
  readonly total: number;
  readonly submitted_at: Date;
}

export async function findLastSubmitted(db: Db, userId: string, sectionId: string): Promise<LastResultRow | null> {
  const row = await submittedTo(db, userId, sectionId)
    .select(['id', 'marks', 'total', 'submitted_at'])
    .limit(1)
    .$narrowType<LastResultRow>()
    .executeTakeFirst();
  return row ?? null;
}

/** The version of the learner's last marked attempt at a section: the one whose explanation they may read. */
export async function findMarkedVersion(db: Db, userId: string, sectionId: string): Promise<number | null> {
  const row = await submittedTo(db, userId, sectionId)
    .select('version')
    .where('source', '=', 'marked')
    .limit(1)
    .executeTakeFirst();
  return row?.version ?? null;
}

/** Attempts submitted after a moment, the latest first; `id`: the section's. */
export function findSubmittedSince(db: Db, { userId, id }: OwnedId, since: Date): Promise<Attempt[]> {
  return submittedTo(db, userId, id).where('submitted_at', '>', since).select(ATTEMPT_COLUMNS).limit(20).execute();
}

function submittedTo(db: Db, userId: string, sectionId: string) {
  return db
    .selectFrom('attempts')
    .where('user_id', '=', userId)
    .where('section_id', '=', sectionId)
    .where('submitted_at', 'is not', null)
    .orderBy('submitted_at', 'desc');
}

/** The corrections of a result after wrong keys, the earliest first. */
export function findCorrections(db: Db, attemptId: string) {
  return db
    .selectFrom('regraded_attempts as r')
    .innerJoin('regrades as g', 'g.id', 'r.regrade_id')
    .select(['g.made_at', 'g.reason', 'g.undoes', 'r.marks_before', 'r.marks_after'])
    .where('r.attempt_id', '=', attemptId)
    .whereRef('r.marks_before', '<>', 'r.marks_after')
    .orderBy('g.key_revision')
    .execute();
}

export type CorrectionRow = Awaited<ReturnType<typeof findCorrections>>[number];
