import type { Skill } from '@bandwise/domain';
import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { ATTEMPT_COLUMNS, NO_ANSWERS, type Attempt, type OwnedId } from './attempt-reads.repo.ts';

export interface NewAttempt {
  readonly user_id: string;
  readonly section_id: string;
  readonly version: number;
  readonly started_at: Date;
  readonly deadline: Date | null;
}

/** null: one is in progress already. */
export async function insertAttempt(db: Kysely<Schema>, attempt: NewAttempt): Promise<Attempt | null> {
  const row = await db
    .insertInto('attempts')
    .values(attempt)
    .onConflict((conflict) => conflict.columns(['user_id', 'section_id']).where('submitted_at', 'is', null).doNothing())
    .returning(ATTEMPT_COLUMNS)
    .executeTakeFirst();
  return row ?? null;
}

/** Sets the clock of an attempt without an answer; null: it has one meanwhile, or is in progress no more. */
export async function restartClock(
  db: Kysely<Schema>,
  { userId, id }: OwnedId,
  deadline: Date | null,
): Promise<Attempt | null> {
  const row = await db
    .updateTable('attempts')
    .set((column) => ({ deadline, revision: column('revision', '+', 1) }))
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('submitted_at', 'is', null)
    .where('answers', '=', NO_ANSWERS)
    .returning(ATTEMPT_COLUMNS)
    .executeTakeFirst();
  return row ?? null;
}

export interface AttemptSummaryRow {
  readonly id: string;
  readonly section_id: string;
  readonly version: number;
  readonly started_at: Date;
  readonly submitted_at: Date | null;
  readonly source: 'marked' | 'reported';
  readonly marks: number | null;
  readonly total: number | null;
  readonly title: string;
  readonly skill: Skill;
  readonly part_number: number;
  readonly available: boolean;
  readonly answered: boolean;
}

export interface HistoryFilter {
  readonly sectionID?: string | undefined;
  readonly skill?: Skill | undefined;
  readonly before?: string | undefined;
  readonly beforeID?: string | undefined;
  readonly limit: number;
}

export function findHistory(db: Kysely<Schema>, userId: string, filter: HistoryFilter): Promise<AttemptSummaryRow[]> {
  const { sectionID, skill, before, beforeID, limit } = filter;
  let query = db
    .selectFrom('attempts as a')
    .innerJoin('sections as s', 's.id', 'a.section_id')
    .select(['a.id', 'a.section_id', 'a.version', 'a.started_at', 'a.submitted_at', 'a.source', 'a.marks', 'a.total'])
    .select(['s.title', 's.skill', 's.part_number'])
    .select((row) => row('s.deleted_at', 'is', null).$castTo<boolean>().as('available'))
    .select((row) => row('a.answers', '<>', NO_ANSWERS).$castTo<boolean>().as('answered'))
    .where('a.user_id', '=', userId)
    .orderBy('a.started_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(limit);
  if (sectionID) query = query.where('a.section_id', '=', sectionID);
  if (skill) query = query.where('s.skill', '=', skill);
  if (before && beforeID) {
    query = query.where((row) => row(row.refTuple('a.started_at', 'a.id'), '<', row.tuple(new Date(before), beforeID)));
  } else if (before) query = query.where('a.started_at', '<', new Date(before));
  return query.execute();
}

export type LastAttempt = Pick<Attempt, 'id'> & { marks: number; total: number; submitted_at: Date };

export async function findLastSubmitted(
  db: Kysely<Schema>,
  userId: string,
  sectionId: string,
): Promise<LastAttempt | null> {
  const row = await db
    .selectFrom('attempts')
    .select(['id', 'marks', 'total', 'submitted_at'])
    .where('user_id', '=', userId)
    .where('section_id', '=', sectionId)
    .where('submitted_at', 'is not', null)
    .orderBy('submitted_at', 'desc')
    .limit(1)
    .$narrowType<{ marks: number; total: number; submitted_at: Date }>()
    .executeTakeFirst();
  return row ?? null;
}

/** What the delivery form of an old attempt needs of its section, deleted or not. */
export async function findFrame(db: Kysely<Schema>, sectionId: string): Promise<{ exam_id: string; locked: boolean }> {
  return db.selectFrom('sections').select(['exam_id', 'locked']).where('id', '=', sectionId).executeTakeFirstOrThrow();
}
