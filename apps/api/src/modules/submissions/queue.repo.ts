import type { QueueShare, QueueState, SuggestionBody } from '@bandwise/api-contract/admin';
import type { Skill } from '@bandwise/domain';
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { Schema, StoredAssessment, StoredDraft, StoredOpinions } from '../../db/schema.ts';
import type { Caller } from '../../http/handler.ts';
import { countRows } from '../../platform/paging/count-rows.ts';
import { sectionsNamed, usersNamed } from '../../platform/search/holds-text.ts';
import { learnersOf, learnersOfClass } from '../rights/rights.ts';
import type { Submission } from './submission.ts';
import { handedIn, withTask, type SubmissionText } from './submissions.repo.ts';

type Db = Kysely<Schema>;
type Trx = Transaction<Schema>;

/** A submission in the queue: with its learner, and the assessor who claimed it. */
export interface QueuedRow extends Submission {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly exam_id: string;
  readonly claimed_by: string | null;
  readonly claimer_first: string | null;
  readonly claimer_last: string | null;
  readonly assigned_to: string | null;
  readonly assigned_first: string | null;
  readonly assigned_last: string | null;
}

export interface AssessedRow extends QueuedRow, Pick<SubmissionText, 'pasted_words' | 'text'> {
  /** The state of the learner's account. */
  readonly status: 'active' | 'disabled';
  readonly suggestion: SuggestionBody | null;
}

const queued = (db: Db) =>
  withTask(db)
    .innerJoin('users as u', 'u.id', 'h.user_id')
    .leftJoin('users as c', 'c.id', 'h.claimed_by')
    .select(['h.claimed_by', 'u.first_name', 'u.last_name', 'u.email', 'e.id as exam_id'])
    .select(['c.first_name as claimer_first', 'c.last_name as claimer_last'])
    .leftJoin('users as t', 't.id', 'h.assigned_to')
    .select(['h.assigned_to', 't.first_name as assigned_first', 't.last_name as assigned_last']);

export interface QueueFilter {
  /** The assessor, who finds the submissions of learners they may assess. */
  readonly by: Pick<Caller, 'id' | 'role'>;
  /** Learners of this class. */
  readonly classId?: string | undefined;
  readonly shared?: QueueShare | undefined;
  readonly state: QueueState;
  readonly skill?: Skill | undefined;
  readonly exam?: string | undefined;
  readonly learner?: string | undefined;
  readonly search: string;
  readonly limit: number;
  readonly offset: number;
}

/** Submissions that wait, the oldest first; assessed ones, the latest release first. */
export function findQueue(db: Db, { limit, offset, ...filter }: QueueFilter): Promise<QueuedRow[]> {
  const rows = queued(db).where(isWanted(filter));
  const sorted =
    filter.state === 'assessed' ? rows.orderBy(sql`h.released_at`, 'desc') : rows.orderBy('h.handed_in_at');
  return sorted.orderBy('h.id').limit(limit).offset(offset).execute();
}

export type FileFilter = Omit<QueueFilter, 'limit' | 'offset'>;

const AT_ONCE = 500;

/** All matching submissions page by page, the earliest first. */
export async function* readQueue(db: Db, filter: FileFilter): AsyncGenerator<readonly QueuedRow[], void, undefined> {
  let last: { readonly at: string; readonly id: string } | undefined;
  do {
    const page = queued(db)
      .where(isWanted(filter))
      // The database's text, because a JavaScript date has no microseconds.
      .select(sql<string>`h.handed_in_at::text`.as('at'))
      .orderBy('h.handed_in_at')
      .orderBy('h.id')
      .limit(AT_ONCE);
    const rows = await (
      last === undefined
        ? page
        : page.where(sql<boolean>`(h.handed_in_at, h.id) > (${last.at}::timestamptz, ${last.id}::uuid)`)
    ).execute();
    yield rows;
    last = rows.length < AT_ONCE ? undefined : rows.at(-1);
  } while (last !== undefined);
}

export function countQueue(
  db: Db,
  filter: FileFilter & Partial<Pick<QueueFilter, 'limit' | 'offset'>>,
): Promise<number> {
  return countRows(db, handedIn(db).where(isWanted(filter)), { limit: 0, offset: 0, ...filter });
}

/** A second opinion is wanted, or both wait to be settled. The first part lets the index `submissions_opinions` be used. */
const OPINION_WANTED = sql`(h.opinions is not null and h.opinions -> 'first' <> 'null' and h.opinions -> 'settled' = 'null')`;

/** A submission `h` waits for its first opinion or its release. */
export const WAITING = sql`(h.released_at is null and ${OPINION_WANTED} is not true)`;

const IN_STATE: Readonly<Record<QueueState, RawBuilder<unknown>>> = {
  waiting: WAITING,
  second_opinion: OPINION_WANTED,
  assessed: sql`h.released_at is not null`,
};

function isWanted({ by, state, skill, exam, learner, classId, shared, search }: FileFilter) {
  const conditions = [
    IN_STATE[state],
    ...(by.role === 'admin' ? [] : [sql`h.user_id in (${learnersOf(by)})`]),
    ...(classId === undefined ? [] : [sql`h.user_id in (${learnersOfClass(classId)})`]),
    ...(shared === 'me' ? [sql`h.assigned_to = ${by.id}`] : []),
    ...(shared === 'none' ? [sql`h.assigned_to is null`] : []),
    ...(skill === undefined ? [] : [sql`s.skill = ${skill}`]),
    ...(exam === undefined ? [] : [sql`e.id = ${exam}`]),
    ...(learner === undefined ? [] : [sql`h.user_id = ${learner}`]),
    ...(search === ''
      ? []
      : [sql`(h.user_id in (${usersNamed(search)}) or h.section_id in (${sectionsNamed(search)}))`]),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

export async function findAssessed(db: Db, id: string): Promise<AssessedRow | null> {
  const row = await queued(db)
    .select(['h.text', 'h.pasted_words', 'h.suggestion', 'u.status'])
    .where('h.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

export async function lockAssessed(trx: Trx, id: string): Promise<AssessedRow | null> {
  const locked = await trx
    .selectFrom('submissions')
    .select('id')
    .where('id', '=', id)
    .where('handed_in_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  return locked ? findAssessed(trx, id) : null;
}

/** The names of assessors by id. Deleted users are absent. */
export async function findNames(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const distinctIds = [...new Set(ids)].filter((id) => id !== '');
  if (distinctIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name'])
    .where('id', 'in', distinctIds)
    .execute();
  return new Map(rows.map(({ id, first_name, last_name }) => [id, `${first_name} ${last_name}`.trim()]));
}

export async function setClaim(
  trx: Trx,
  id: string,
  claim: { readonly by: string; readonly until: Date } | null,
): Promise<void> {
  await trx
    .updateTable('submissions')
    .set({ claimed_by: claim?.by ?? null, claimed_until: claim?.until ?? null })
    .where('id', '=', id)
    .execute();
}

/** Stores a suggestion unless there is one. */
export async function storeSuggestion(db: Db, id: string, suggestion: SuggestionBody): Promise<void> {
  await db
    .updateTable('submissions')
    .set({ suggestion: JSON.stringify(suggestion) })
    .where('id', '=', id)
    .where('suggestion', 'is', null)
    .execute();
}

/** Stores the assessments of a submission, and increases its revision. */
export async function storeAssessments(
  trx: Trx,
  id: string,
  { draft, assessments }: { readonly draft: StoredDraft | null; readonly assessments: readonly StoredAssessment[] },
): Promise<void> {
  const latest = assessments.at(-1);
  await trx
    .updateTable('submissions')
    .set((column) => ({
      draft: draft === null ? null : JSON.stringify(draft),
      assessments: JSON.stringify(assessments),
      released_at: latest === undefined ? null : new Date(latest.released_at),
      revision: column('revision', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

export async function storeOpinions(trx: Trx, id: string, opinions: StoredOpinions | null): Promise<void> {
  await trx
    .updateTable('submissions')
    .set({ opinions: opinions === null ? null : JSON.stringify(opinions) })
    .where('id', '=', id)
    .execute();
}
