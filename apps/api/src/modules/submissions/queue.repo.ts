import type { QueueState, SuggestionBody } from '@bandwise/api-contract/admin';
import type { Skill } from '@bandwise/domain';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Schema, StoredAssessment, StoredDraft } from '../../db/schema.ts';
import { countRows } from '../../platform/paging/count-rows.ts';
import { sectionsNamed, usersNamed } from '../../platform/search/holds-text.ts';
import type { Submission } from './submission.ts';
import { handedIn, withTask, type SubmissionText } from './submissions.repo.ts';

type Db = Kysely<Schema>;
type Trx = Transaction<Schema>;

/** A submission in the queue: with its learner, and the assessor who claimed it. */
export interface QueuedRow extends Submission {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly claimed_by: string | null;
  readonly claimer_first: string | null;
  readonly claimer_last: string | null;
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
    .select(['h.claimed_by', 'u.first_name', 'u.last_name', 'u.email'])
    .select(['c.first_name as claimer_first', 'c.last_name as claimer_last']);

export interface QueueFilter {
  readonly state: QueueState;
  readonly skill?: Skill | undefined;
  readonly exam?: string | undefined;
  readonly learner?: string | undefined;
  readonly search: string;
  readonly limit: number;
  readonly offset: number;
}

/** Waiting submissions, the oldest first; assessed ones, the latest release first. */
export function findQueue(db: Db, { limit, offset, ...filter }: QueueFilter): Promise<QueuedRow[]> {
  const rows = queued(db).where(isWanted(filter));
  const sorted = filter.state === 'waiting' ? rows.orderBy('h.handed_in_at') : rows.orderBy(sql`h.released_at`, 'desc');
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

export function countQueue(db: Db, filter: QueueFilter): Promise<number> {
  return countRows(db, handedIn(db).where(isWanted(filter)), filter);
}

function isWanted({ state, skill, exam, learner, search }: FileFilter) {
  const conditions = [
    state === 'waiting' ? sql`h.released_at is null` : sql`h.released_at is not null`,
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
  const distinctIds = [...new Set(ids)];
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
