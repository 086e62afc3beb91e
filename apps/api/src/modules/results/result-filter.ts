import type { ResultKind, ResultListQuery } from '@bandwise/api-contract/admin';
import { sql, type RawBuilder } from 'kysely';
import type { Caller } from '../../http/handler.ts';
import { holdsText, sectionsNamed, usersNamed } from '../../platform/search/holds-text.ts';
import { isBlind, learnersOf, shownAssessments } from '../rights/rights.ts';

export type ResultFilter = Pick<
  ResultListQuery,
  'exam' | 'from' | 'kind' | 'learner' | 'search' | 'section' | 'take' | 'to'
> & {
  /** The deployment's time zone, in which days begin and end. */
  readonly timeZone: string;
  /** The reader: teachers only see results of their learners. */
  readonly by: Pick<Caller, 'id' | 'role'>;
  /** All matching ids, if a search found few enough to count. */
  readonly hits?: readonly string[];
};

type Condition = RawBuilder<boolean>;

interface Source {
  readonly table: RawBuilder<unknown>;
  /** The column of a result's subject; `first`, `last` and `best` select one result per learner and subject. */
  readonly subject: 'exam_id' | 'section_id';
  readonly isResult: (alias: 'a' | 'b') => Condition;
  readonly isMarked: (alias: 'a' | 'b') => Condition;
  readonly ofSection: (id: string) => Condition;
  readonly ofExam: (id: string) => Condition;
}

/** The table of results, by kind. */
export const SOURCES = {
  section: {
    table: sql`attempts`,
    subject: 'section_id',
    isResult: (alias) => sql`${sql.ref(`${alias}.submitted_at`)} is not null`,
    isMarked: (alias) => sql`${sql.ref(`${alias}.source`)} = 'marked'`,
    ofSection: (id) => sql`a.section_id = ${id}`,
    ofExam: (id) => sql`a.section_id in (select id from sections where exam_id = ${id})`,
  },
  exam: {
    table: sql`exam_results`,
    subject: 'exam_id',
    isResult: () => sql`true`,
    isMarked: () => sql`true`,
    ofSection: (id) => sql`a.exam_id = (select exam_id from sections where id = ${id})`,
    ofExam: (id) => sql`a.exam_id = ${id}`,
  },
  submission: {
    // `marks` are the bands of the criteria together, so that results sort by the band.
    table: sql`(
      select id, user_id, section_id, sitting_id, handed_in_at as submitted_at, words, claimed_until,
             ${shownAssessments(sql`submissions`)} as assessments,
             case when ${isBlind(sql`submissions`)} then null else released_at end as released_at,
             case when draft is null and coalesce(opinions -> 'first', 'null') = 'null' then null else '{}'::jsonb end as draft, 36 as total,
             (select sum(value::integer)::integer from jsonb_each_text(${shownAssessments(sql`submissions`)} -> -1 -> 'bands')) as marks
        from submissions where handed_in_at is not null)`,
    subject: 'section_id',
    isResult: () => sql`true`,
    isMarked: (alias) => sql`${sql.ref(`${alias}.released_at`)} is not null`,
    ofSection: (id) => sql`a.section_id = ${id}`,
    ofExam: (id) => sql`a.section_id in (select id from sections where exam_id = ${id})`,
  },
} as const satisfies Record<ResultKind, Source>;

/** Whether the result `b` is selected before `a`, for one learner and subject. */
const COMES_BEFORE = {
  first: sql<boolean>`(b.submitted_at, b.id) < (a.submitted_at, a.id)`,
  last: sql<boolean>`(b.submitted_at, b.id) > (a.submitted_at, a.id)`,
  // Compares shares of the total, which may differ between versions; equal shares select the earlier result.
  best: sql<boolean>`(coalesce(b.marks, 0) * a.total > coalesce(a.marks, 0) * b.total
             or (coalesce(b.marks, 0) * a.total = coalesce(a.marks, 0) * b.total
                 and (b.submitted_at, b.id) < (a.submitted_at, a.id)))`,
} as const satisfies Record<NonNullable<ResultFilter['take']>, Condition>;

/** The condition that selects a result `a`. */
export function matchesFilter(filter: ResultFilter): Condition {
  const { take, kind, hits } = filter;
  if (hits) return sql`a.id = any(${hits}::uuid[])`;
  if (take === undefined) return isOfFilter(filter);
  const { table, subject, isResult, isMarked } = SOURCES[kind];
  const other = [
    sql`b.user_id = a.user_id`,
    sql`${sql.ref(`b.${subject}`)} = ${sql.ref(`a.${subject}`)}`,
    isResult('b'),
    isMarked('b'),
    ...days('b', filter),
    COMES_BEFORE[take],
  ];
  return sql`${isOfFilter(filter)} and not exists (select from ${table} b where ${all(other)})`;
}

/** The conditions before one result per learner is selected. */
function isOfFilter(filter: ResultFilter): Condition {
  const { kind, section, exam, learner, take, by, search = '' } = filter;
  const term = search.trim();
  const { isResult, isMarked, ofSection, ofExam } = SOURCES[kind];
  return all([
    isResult('a'),
    ...(by.role === 'admin' ? [] : [sql`a.user_id in (${learnersOf(by)})`]),
    ...(take === undefined ? [] : [isMarked('a')]),
    ...days('a', filter),
    ...(section === undefined ? [] : [ofSection(section)]),
    ...(exam === undefined ? [] : [ofExam(exam)]),
    ...(learner === undefined ? [] : [sql`a.user_id = ${learner}`]),
    ...(term === '' ? [] : [isFound(kind, term)]),
  ]);
}

/** For very many matches: checks each result against the learners and tests found once. */
function isFound(kind: ResultKind, term: string): Condition {
  return sql`(a.user_id in (${usersNamed(term)}) or ${
    kind === 'exam' ? hasTitle(term) : sql`a.section_id in (${sectionsNamed(term)})`
  })`;
}

/** Matches the title at the time of the sitting. */
export const hasTitle = (term: string): Condition => holdsText(sql`fold_text(a.title)`, term);

/** Submitted on one of the days. */
function days(alias: 'a' | 'b', { from, to, timeZone }: ResultFilter): readonly Condition[] {
  const submitted = sql.ref(`${alias}.submitted_at`);
  return [
    ...(from === undefined ? [] : [sql<boolean>`${submitted} >= ${from}::date::timestamp at time zone ${timeZone}`]),
    ...(to === undefined ? [] : [sql<boolean>`${submitted} < (${to}::date + 1)::timestamp at time zone ${timeZone}`]),
  ];
}

function all(conditions: readonly RawBuilder<unknown>[]): Condition {
  return sql`${sql.join(conditions, sql` and `)}`;
}
