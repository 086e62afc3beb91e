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
  /** The name of the test; of its parts each has a title of its own. */
  readonly description: string;
  readonly created_at: Date;
  readonly updated_at: Date;
  /** Of tests that were found, on all pages. */
  readonly total: number;
}

const LOOK = sql`left join section_search look on look.section_id = s.id`;

/** Of the exam `e`, and of what its parts amount to, `l`. */
const SORTS = {
  created: sql`e.created_at`,
  title: sql`l.title`,
  questions: sql`l.questions`,
  time: sql`l.time`,
  attempts: sql`l.attempts`,
  updated: sql`l.changed_at`,
} as const satisfies Record<ExamSort, RawBuilder<unknown>>;

/** One page of the tests that were found. */
export async function findExamRows(
  db: Kysely<Schema>,
  filter: ExamFilter,
  order: ExamOrder,
): Promise<readonly ListedExamRow[]> {
  return (await examRows(filter, order).execute(db)).rows;
}

/** What only a page shows is not asked for the others. */
export function examRows(filter: ExamFilter, { sort, order, limit, offset }: ExamOrder): RawBuilder<ListedExamRow> {
  const direction = order === 'asc' ? sql`asc` : sql`desc`;
  const state = filter.state === undefined ? sql`` : sql`and e.state = ${filter.state}`;
  const ofSkill = sql`e.skill = ${filter.skill} and e.deleted_at is null ${state}`;
  // Without a question about parts an index has the order, and only the page is read.
  const exams = asksParts(filter) ? sql`found e where true` : sql`exams e where ${ofSkill}`;
  const page = pageOf({ sort, direction, exams, skill: filter.skill, first: offset + limit });
  return sql<ListedExamRow>`
    with ${asksParts(filter) ? sql`found as materialized (${foundExams(filter, ofSkill)}),` : sql``}
         page as (${page} order by key ${direction}, created_at desc, id limit ${limit}::integer offset ${offset}::integer)
    select e.id, e.revision, e.state, e.description, e.created_at,
           (select changed_at from listed_exams where exam_id = e.id) as updated_at,
           (select count(*)::integer from ${exams}) as total
      from page cross join lateral (select * from exams where id = page.id limit 1) e
     order by page.key ${direction}, page.created_at desc, page.id`;
}

interface Page extends Pick<ExamOrder, 'sort'>, Pick<ExamFilter, 'skill'> {
  readonly direction: RawBuilder<unknown>;
  /** The exams `e` that were found, with the condition. */
  readonly exams: RawBuilder<unknown>;
  /** So many at least are looked at. */
  readonly first: number;
}

/** Exams by what they are sorted by. */
function pageOf({ sort, skill, direction, exams, first }: Page): RawBuilder<unknown> {
  if (sort === 'created') return sql`select e.id, e.created_at, ${SORTS.created} as key from ${exams}`;
  const listed = (key: RawBuilder<unknown>, from = sql`listed_exams l`) => sql`
    select l.exam_id as id, l.created_at, ${key} as key from ${from}, ${exams} and e.id = l.exam_id and l.skill = ${skill}`;
  if (sort !== 'attempts') return listed(SORTS[sort]);
  // Exams with attempts that are not counted yet have another place: those of the last minute.
  return sql`
    with fresh as materialized (
           select s.exam_id, count(*) as attempts from section_attempts_new n join sections s on s.id = n.section_id
            where s.deleted_at is null group by s.exam_id)
    select * from (
      (${listed(SORTS.attempts)} and not exists (select from fresh where fresh.exam_id = l.exam_id)
        order by key ${direction}, l.created_at desc, l.exam_id limit ${first}::integer)
      union all
      ${listed(sql`l.attempts + fresh.attempts`, sql`fresh join listed_exams l using (exam_id)`)}) each`;
}

/** The exams that have a part that was asked for. An array: each part and exam is looked up once, in the order of its index. */
function foundExams(filter: ExamFilter, ofSkill: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select e.id, e.created_at, e.updated_at from exams e
     where ${ofSkill} and e.id = any(array(
       select s.exam_id
         from sections s
         ${filter.type === undefined ? sql`` : LOOK}
        where s.skill = ${filter.skill} and s.deleted_at is null and ${isFound(filter, BY_INDEX)}))`;
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
  readonly found: boolean;
}

/** All parts of these tests, in their order. What is known of each is looked up by its key: to join it, all would be read. */
export async function findListedParts(
  db: Kysely<Schema>,
  examIds: readonly string[],
  filter: ExamFilter,
): Promise<readonly ListedPartRow[]> {
  if (examIds.length === 0) return [];
  const { rows } = await sql<ListedPartRow>`
    with s as materialized (
           select id, exam_id, part_number, title, time_minutes, questions_count, locked, password, current_version
             from sections where exam_id = any(${examIds}) and deleted_at is null),
         recent as (select section_id, count(*) as submitted from section_attempts_new
                     where section_id in (select id from s) group by section_id)
    select s.id, s.exam_id, s.part_number, s.title, s.time_minutes, s.questions_count, s.locked,
           (coalesce(a.submitted, 0) + coalesce(recent.submitted, 0))::integer as attempts,
           ${FINDINGS.errors} as errors, ${FINDINGS.warnings(filter)} as warnings, ${isFound(filter, ONE_BY_ONE)} as found
      from s
      left join lateral (select * from section_search where section_id = s.id limit 1) look on true
      left join lateral (select * from section_checks c where ${IS_CHECK} limit 1) c on true
      left join lateral (select * from section_attempts where section_id = s.id limit 1) a on true
      left join recent on recent.section_id = s.id
     order by s.exam_id, s.part_number`.execute(db);
  return rows;
}

/** How many tests of each skill have findings. */
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

/** How it is found out of the section `s` whether it has all words of a search, or the whole of it in its title, and findings. */
interface Means {
  readonly isNamed: (term: string) => RawBuilder<boolean>;
  readonly hasFindings: (passwords: KnownPasswords) => RawBuilder<boolean>;
}

/** Of all sections: those that the indexes lead to. */
const BY_INDEX: Means = {
  isNamed: (term) => sql`
    s.id = any(array(select section_id from section_search where words @@ (select search_query(${term}))
                      union all ${sectionsNamed(term)}))`,
  hasFindings: (passwords) => sql`s.id = any(array(select id from (${sectionsWithFindings(passwords)}) found))`,
};

/** Of a few, by what each is found by, `look`, which is not there of content that is removed, and by its check, `c`. */
const ONE_BY_ONE: Means = {
  isNamed: (term) => sql`
    coalesce(look.words @@ (select search_query(${term})) or strpos(look.title, (select fold_text(${term}))) > 0, false)`,
  hasFindings: FINDINGS.some,
};

/** What makes the section `s` one that was asked for, with its types of question, `look`, and its check, `c`. */
function isFound(
  { search = '', part, type, ...filter }: ExamFilter,
  { isNamed, hasFindings }: Means,
): RawBuilder<unknown> {
  const term = search.trim();
  const asked = [
    ...(part === undefined ? [] : [sql`s.part_number = ${part}`]),
    ...(type === undefined ? [] : [sql`${type} = any(look.question_types)`]),
    ...(filter.findings === undefined ? [] : [hasFindings(filter)]),
    ...(term === '' ? [] : [isNamed(term)]),
  ];
  return asked.length === 0 ? sql`true` : sql.join(asked, sql` and `);
}
