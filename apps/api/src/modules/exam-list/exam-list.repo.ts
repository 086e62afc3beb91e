import type { ExamFindings, ExamListQuery, ExamSort, ExamState } from '@bandwise/api-contract/admin';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { sectionsNamed } from '../../platform/search/holds-text.ts';
import { FINDINGS, IS_CHECK, sectionsWithFindings, type KnownPasswords } from './listed-findings.ts';

export type ExamFilter = Pick<ExamListQuery, 'skill' | 'search' | 'part' | 'type' | 'state' | 'findings'> &
  KnownPasswords;

export interface ExamOrder {
  readonly sort: ExamSort;
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

export interface ListedExamRow {
  readonly id: string;
  readonly revision: number;
  readonly state: ExamState;
  /** The name of the test; each part also has a title. */
  readonly description: string;
  readonly created_at: Date;
  readonly updated_at: Date;
  /** The number of matching tests on all pages. */
  readonly total: number;
}

/** The parts of an exam `e` that are not deleted. */
const PARTS = sql`from sections s where s.exam_id = e.id and s.deleted_at is null`;

/** Counted when the list is read: `attempts_of_section` holds the submitted attempts of a section `s` next to each other. */
const ATTEMPTS = sql`(select count(*) from attempts a where a.section_id = s.id and a.submitted_at is not null)`;

/** Sort keys of an exam `e`. */
const SORTS = {
  created: sql`e.created_at`,
  title: sql`(select fold_text(case when count(*) = 1 then min(s.title) else e.description end) ${PARTS})`,
  questions: sql`(select coalesce(sum(s.questions_count), 0) ${PARTS})`,
  time: sql`(select coalesce(sum(s.time_minutes), 0) ${PARTS})`,
  attempts: sql`(select coalesce(sum(${ATTEMPTS}), 0) ${PARTS})`,
  updated: sql`e.updated_at`,
} as const satisfies Record<ExamSort, RawBuilder<unknown>>;

/** One page of the matching tests. */
export async function findExamRows(
  db: Kysely<Schema>,
  filter: ExamFilter,
  { sort, order, limit, offset }: ExamOrder,
): Promise<readonly ListedExamRow[]> {
  const { rows } = await sql<ListedExamRow>`
    select e.id, e.revision, e.state, e.description, e.created_at, e.updated_at, (count(*) over ())::integer as total
      from exams e
     where e.skill = ${filter.skill} and e.deleted_at is null
           ${filter.state === undefined ? sql`` : sql`and e.state = ${filter.state}`}
           ${asksParts(filter) ? sql`and e.id = any(array(${examsOfParts(filter)}))` : sql``}
     order by ${SORTS[sort]} ${order === 'asc' ? sql`asc` : sql`desc`}, e.created_at desc, e.id
     limit ${limit}::integer offset ${offset}::integer`.execute(db);
  return rows;
}

/** The exams of the parts that the filter selects. As an array: each part and exam is looked up once, in the order of its index. */
function examsOfParts(filter: ExamFilter): RawBuilder<unknown> {
  const look = sql`left join section_search look on look.section_id = s.id`;
  return sql`
    select s.exam_id from sections s ${filter.type === undefined ? sql`` : look}
     where s.skill = ${filter.skill} and s.deleted_at is null and ${isFound(filter, BY_INDEX)}`;
}

export interface ListedPartRow {
  readonly id: string;
  readonly exam_id: string;
  readonly part_number: number;
  readonly title: string;
  readonly time_minutes: number;
  readonly questions_count: number;
  readonly locked: boolean;
  readonly attempts: number;
  readonly errors: number;
  readonly warnings: number;
  readonly is_found: boolean;
}

/** All parts of these tests, in order. Search words and checks are looked up by key: a join would read all. */
export async function findListedParts(
  db: Kysely<Schema>,
  examIds: readonly string[],
  filter: ExamFilter,
): Promise<readonly ListedPartRow[]> {
  if (examIds.length === 0) return [];
  const { rows } = await sql<ListedPartRow>`
    with s as materialized (
           select id, exam_id, part_number, title, time_minutes, questions_count, locked, password, current_version
             from sections where exam_id = any(${examIds}) and deleted_at is null)
    select s.id, s.exam_id, s.part_number, s.title, s.time_minutes, s.questions_count, s.locked, ${ATTEMPTS}::integer as attempts,
           ${FINDINGS.errors} as errors, ${FINDINGS.warnings(filter)} as warnings, ${isFound(filter, ONE_BY_ONE)} as is_found
      from s
      left join lateral (select * from section_search where section_id = s.id limit 1) look on true
      left join lateral (select * from section_checks c where ${IS_CHECK} limit 1) c on true
     order by s.exam_id, s.part_number`.execute(db);
  return rows;
}

/** Counts the tests with findings by skill. */
export async function countWithFindings(db: Kysely<Schema>, passwords: KnownPasswords): Promise<ExamFindings['tests']> {
  const { rows } = await sql<ExamFindings['tests'][number]>`
    select found.skill, count(distinct found.exam_id)::integer as count
      from (${sectionsWithFindings(passwords)}) found
     cross join lateral (select from exams where id = found.exam_id and deleted_at is null limit 1) e
     group by found.skill order by found.skill`.execute(db);
  return rows;
}

function asksParts({ search = '', part, type, findings }: ExamFilter): boolean {
  return search.trim() !== '' || [part, type, findings].some((asked) => asked !== undefined);
}

/** Conditions on the section `s`: all words of a search, the search within its title, and findings. */
interface Means {
  readonly isNamed: (term: string) => RawBuilder<boolean>;
  readonly hasFindings: (passwords: KnownPasswords) => RawBuilder<boolean>;
}

/** Conditions for all sections, which use indexes. */
const BY_INDEX: Means = {
  isNamed: (term) => sql`
    s.id = any(array(select section_id from section_search where words @@ (select search_query(${term}))
                      union all ${sectionsNamed(term)}))`,
  hasFindings: (passwords) => sql`s.id = any(array(select id from (${sectionsWithFindings(passwords)}) found))`,
};

/** Conditions for a few sections, which use the joined search words `look` (absent for removed content) and check `c`. */
const ONE_BY_ONE: Means = {
  isNamed: (term) => sql`
    coalesce(look.words @@ (select search_query(${term})) or strpos(look.title, (select fold_text(${term}))) > 0, false)`,
  hasFindings: FINDINGS.some,
};

/** The condition that selects the section `s`, with its search words `look` and its check `c`. */
function isFound(
  { search = '', part, type, ...filter }: ExamFilter,
  { isNamed, hasFindings }: Means,
): RawBuilder<unknown> {
  const term = search.trim();
  const conditions = [
    ...(part === undefined ? [] : [sql`s.part_number = ${part}`]),
    ...(type === undefined ? [] : [sql`${type} = any(look.question_types)`]),
    ...(filter.findings === undefined ? [] : [hasFindings(filter)]),
    ...(term === '' ? [] : [isNamed(term)]),
  ];
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}
