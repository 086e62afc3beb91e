import type { ProblemState } from '@bandwise/api-contract/learner';
import type { Skill } from '@bandwise/domain';
import { sql, type Kysely, type Transaction } from 'kysely';
import { countRows } from '../../platform/paging/count-rows.ts';
import type { Schema } from '../../db/schema.ts';
import { sectionsNamed, usersNamed } from '../../platform/search/holds-text.ts';

type Db = Kysely<Schema>;
type Trx = Transaction<Schema>;

const OWN = ['id', 'number', 'words', 'state', 'reply', 'created_at', 'decided_at'] as const;

export interface OwnReport {
  readonly id: string;
  readonly number: number;
  readonly words: string;
  readonly state: ProblemState;
  readonly reply: string;
  readonly created_at: Date;
  readonly decided_at: Date | null;
}

export interface ReviewedAttempt {
  readonly section_id: string;
  readonly version: number;
  readonly submitted_at: Date | null;
  readonly source: 'marked' | 'reported';
}

export async function findAttempt(
  db: Db,
  { userId, id }: { readonly userId: string; readonly id: string },
): Promise<ReviewedAttempt | null> {
  const row = await db
    .selectFrom('attempts')
    .select(['section_id', 'version', 'submitted_at', 'source'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

/** A learner's reports about this attempt or others at the same version, the latest first. */
export function findOwn(
  db: Db,
  of: { readonly userId: string; readonly attemptId: string } & Pick<ReviewedAttempt, 'section_id' | 'version'>,
): Promise<OwnReport[]> {
  return (
    db
      .selectFrom('problem_reports')
      .select(OWN)
      .where('user_id', '=', of.userId)
      .where('section_id', '=', of.section_id)
      // A regrade may have moved the attempt to another version.
      .where((row) => row.or([row('attempt_id', '=', of.attemptId), row('version', '=', of.version)]))
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(200)
      .execute()
  );
}

export interface NewReport {
  readonly user_id: string;
  readonly attempt_id: string;
  readonly section_id: string;
  readonly version: number;
  readonly number: number;
  readonly words: string;
  readonly created_at: Date;
}

/** Updates the learner's open report of the question, if there is one. */
export async function upsertReport(trx: Trx, report: NewReport): Promise<OwnReport> {
  return trx
    .insertInto('problem_reports')
    .values(report)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'section_id', 'version', 'number'])
        .where('state', '=', 'open')
        .doUpdateSet({
          attempt_id: report.attempt_id,
          words: report.words,
          // Equal words (a double click or a repeated call) are no change.
          revision: sql<number>`problem_reports.revision + (problem_reports.words <> excluded.words)::integer`,
        }),
    )
    .returning(OWN)
    .executeTakeFirstOrThrow();
}

export interface ReportFilter {
  readonly state: ProblemState;
  readonly search: string;
  readonly limit: number;
  readonly offset: number;
}

type Searched = Pick<ReportFilter, 'state' | 'search'>;

const matching = (db: Db, { state, search }: Searched) =>
  db
    .selectFrom('problem_reports as p')
    .where('p.state', '=', state)
    .$if(search !== '', (all) => all.where(isFound(search)));

export function countFound(db: Db, filter: ReportFilter): Promise<number> {
  return countRows(db, matching(db, filter), filter);
}

export type ListedReport = Awaited<ReturnType<typeof listReports>>[number];

/** Newest first. */
export function listReports(db: Db, { limit, offset, ...searched }: ReportFilter) {
  return matching(db, searched)
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .innerJoin('attempts as a', 'a.id', 'p.attempt_id')
    .innerJoin('sections as s', 's.id', 'p.section_id')
    .innerJoin('exams as e', 'e.id', 's.exam_id')
    .leftJoin('users as d', 'd.id', 'p.decided_by')
    .select(['p.id', 'p.state', 'p.words', 'p.reply', 'p.revision', 'p.created_at', 'p.decided_at', 'p.attempt_id'])
    .select(['p.section_id', 'p.version', 'p.number', 'p.user_id', 'u.first_name', 'u.last_name', 'u.email'])
    .select(['d.first_name as decider_first', 'd.last_name as decider_last', 'd.id as decider_id'])
    .select(['s.title', 's.skill', 's.part_number', 's.current_version', 'e.description as exam'])
    .select((row) =>
      row
        .and([row('s.deleted_at', 'is', null), row('e.deleted_at', 'is', null)])
        .$castTo<boolean>()
        .as('available'),
    )
    .select(
      sql<readonly string[] | null>`(
        select v -> 'given' from jsonb_array_elements(a.verdicts) v
         where (v ->> 'number')::integer = p.number limit 1)`.as('given'),
    )
    .select(
      sql<number>`(
        select count(*)::integer from problem_reports o
         where o.state = 'open' and (o.section_id, o.version, o.number) = (p.section_id, p.version, p.number))`.as(
        'open',
      ),
    )
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Searches the text, the learner and the test of reports, including removed tests. */
function isFound(search: string) {
  return sql<boolean>`(
    p.user_id in (${usersNamed(search)})
    or p.section_id in (${sectionsNamed(search)} union all ${removedNamed(search)})
    or strpos(p.folded_words, fold_text(${search})) > 0)`;
}

const removedNamed = (search: string) => sql`
  select s.id from sections s join exams e on e.id = s.exam_id
   where s.removed_at is not null and strpos(fold_text(s.title || E'\n' || e.description), fold_text(${search})) > 0`;

/** The number of reports by state, at most `ROWS_COUNTED`. */
export async function countReports(db: Db): Promise<Record<ProblemState, number>> {
  const count = (state: ProblemState) => countFound(db, { state, search: '', limit: 0, offset: 0 });
  return { open: await count('open'), fixed: await count('fixed'), declined: await count('declined') };
}

/** A report with the data for its decision. */
export interface StoredReport {
  readonly id: string;
  readonly attempt_id: string;
  readonly section_id: string;
  readonly version: number;
  readonly number: number;
  readonly words: string;
  readonly state: ProblemState;
  readonly reply: string;
  readonly revision: number;
  readonly title: string;
  readonly skill: Skill;
  readonly part_number: number;
  readonly exam_id: string;
  readonly first_name: string;
  readonly email: string;
  readonly status: 'active' | 'disabled';
  readonly user_id: string;
}

export async function lockReport(trx: Trx, id: string): Promise<StoredReport | null> {
  const row = await selectStoredReport(trx, id).forUpdate('p').executeTakeFirst();
  return row ?? null;
}

/** Like `lockReport`, without the lock. */
export async function findStoredReport(db: Db, id: string): Promise<StoredReport | null> {
  const row = await selectStoredReport(db, id).executeTakeFirst();
  return row ?? null;
}

function selectStoredReport(db: Db, id: string) {
  return db
    .selectFrom('problem_reports as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .innerJoin('sections as s', 's.id', 'p.section_id')
    .select(['p.id', 'p.attempt_id', 'p.section_id', 'p.version', 'p.number', 'p.words', 'p.state', 'p.reply'])
    .select(['p.revision', 'p.user_id', 's.title', 's.skill', 's.part_number', 's.exam_id'])
    .select(['u.first_name', 'u.email', 'u.status'])
    .where('p.id', '=', id);
}

/** Whether the learner has reported the question again since the decision. */
export async function hasOpenReport(
  trx: Trx,
  { user_id, section_id, version, number }: Pick<StoredReport, 'user_id' | 'section_id' | 'version' | 'number'>,
): Promise<boolean> {
  const row = await trx
    .selectFrom('problem_reports')
    .select('id')
    .where('state', '=', 'open')
    .where('user_id', '=', user_id)
    .where('section_id', '=', section_id)
    .where('version', '=', version)
    .where('number', '=', number)
    .executeTakeFirst();
  return row !== undefined;
}

export interface Decision {
  readonly state: ProblemState;
  readonly reply: string;
  /** null: it is open again. */
  readonly decided: { readonly at: Date; readonly by: string } | null;
}

export async function updateReport(
  trx: Trx,
  { id, user_id }: Pick<StoredReport, 'id' | 'user_id'>,
  { state, reply, decided }: Decision,
): Promise<void> {
  await trx
    .updateTable('problem_reports')
    .set((column) => ({
      state,
      reply,
      decided_at: decided?.at ?? null,
      decided_by: decided?.by ?? null,
      revision: column('revision', '+', 1),
    }))
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .execute();
}
