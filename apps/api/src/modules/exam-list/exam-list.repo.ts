import type { ExamFindings, ExamListQuery, ExamSort, ExamState } from '@bandwise/api-contract/admin';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { CHECKS, FINDINGS, type KnownPasswords } from './listed-findings.ts';

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

/** A part that is deleted leaves no moment but that of the revision. */
const UPDATED = sql<Date>`
  greatest(e.updated_at, (select max(r.created_at) from exam_revisions r where r.exam_id = e.id))`;

/** Of the exam `e` and what is known of its parts together, `known`. */
const SORTS = {
  created: sql`e.created_at`,
  title: sql`known.title`,
  questions: sql`known.questions`,
  time: sql`known.time`,
  attempts: sql`known.attempts`,
  updated: UPDATED,
} as const satisfies Record<ExamSort, RawBuilder<unknown>>;

/** What all parts `s` of an exam amount to. The list goes through all of them once, and joins what it is sorted by. */
const KNOWN = {
  questions: sql`sum(s.questions_count) as questions`,
  time: sql`sum(s.time_minutes) as time`,
  // As it is shown: a part's own title where it stands alone, else the name of the test.
  title: sql`split_part(min(look.title), E'\n', case when count(*) = 1 then 1 else 2 end) as title`,
  attempts: sql`sum(coalesce(a.submitted, 0)) as attempts`,
} as const satisfies Partial<Record<ExamSort, RawBuilder<unknown>>>;

const LOOK = sql`left join section_search look on look.section_id = s.id`;

const ATTEMPTS = sql`left join (
  select section_id, sum(submitted) as submitted
    from (select section_id, submitted from section_attempts
           union all
          select section_id, 1 from section_attempts_new) each
   group by section_id) a on a.section_id = s.id`;

/** One page of the tests that were found: what only a page shows is not asked for the others. */
export async function findExamRows(
  db: Kysely<Schema>,
  filter: ExamFilter,
  { sort, order, limit, offset }: ExamOrder,
): Promise<readonly ListedExamRow[]> {
  const direction = order === 'asc' ? sql`asc` : sql`desc`;
  const state = filter.state === undefined ? sql`` : sql`and e.state = ${filter.state}`;
  const ofSkill = sql`e.skill = ${filter.skill} and e.deleted_at is null ${state}`;
  const ofParts = asksParts(filter) || (sort !== 'created' && sort !== 'updated');
  // Where an index has the order, only the page is read.
  const total = ofParts ? sql`count(*) over ()` : sql`(select count(*) from exams e where ${ofSkill})`;
  const { rows } = await sql<ListedExamRow>`
    with ${ofParts ? knownParts(filter, sort) : sql``}
         page as (select e.id, e.created_at, ${SORTS[sort]} as key, ${total}::integer as total
                    from exams e ${ofParts ? sql`join known on known.exam_id = e.id` : sql``}
                   where ${ofSkill}
                   order by key ${direction}, e.created_at desc, e.id limit ${limit} offset ${offset})
    select e.id, e.revision, e.state, e.description, e.created_at, ${UPDATED} as updated_at, page.total
      from page join exams e on e.id = page.id
     order by page.key ${direction}, page.created_at desc, page.id`.execute(db);
  return rows;
}

/** The exams that have a part that was asked for, with what their parts amount to. An exam that is not deleted has a part. */
function knownParts(filter: ExamFilter, sort: ExamSort): RawBuilder<unknown> {
  const known = sort === 'created' || sort === 'updated' ? sql`count(*) as parts` : KNOWN[sort];
  return sql`known as (select s.exam_id, ${known}
                     from sections s
                     ${needsLook(filter) || sort === 'title' ? LOOK : sql``}
                     ${filter.findings === undefined ? sql`` : CHECKS}
                     ${sort === 'attempts' ? ATTEMPTS : sql``}
                    where s.skill = ${filter.skill} and s.deleted_at is null
                    group by s.exam_id
                   having bool_or(${isFound(filter)})),`;
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

/** All parts of these tests, in their order. */
export async function findListedParts(
  db: Kysely<Schema>,
  examIds: readonly string[],
  filter: ExamFilter,
): Promise<readonly ListedPartRow[]> {
  if (examIds.length === 0) return [];
  const { rows } = await sql<ListedPartRow>`
    with own as (select id from sections where exam_id = any(${examIds}) and deleted_at is null),
         recent as (select section_id, count(*) as submitted from section_attempts_new
                     where section_id in (select id from own) group by section_id)
    select s.id, s.exam_id, s.part_number, s.title, s.time_minutes, s.questions_count, s.locked,
           (coalesce(a.submitted, 0) + coalesce(recent.submitted, 0))::integer as attempts,
           ${FINDINGS.errors} as errors, ${FINDINGS.warnings(filter)} as warnings, ${isFound(filter)} as found
      from own join sections s on s.id = own.id
      ${LOOK}
      ${CHECKS}
      left join section_attempts a on a.section_id = s.id
      left join recent on recent.section_id = s.id
     order by s.exam_id, s.part_number`.execute(db);
  return rows;
}

/** How many tests of each skill have findings. */
export async function countWithFindings(db: Kysely<Schema>, passwords: KnownPasswords): Promise<ExamFindings['tests']> {
  const { rows } = await sql<ExamFindings['tests'][number]>`
    select s.skill, count(distinct s.exam_id)::integer as count
      from sections s join exams e on e.id = s.exam_id
      ${CHECKS}
     where s.deleted_at is null and e.deleted_at is null and ${FINDINGS.some(passwords)}
     group by s.skill order by s.skill`.execute(db);
  return rows;
}

function asksParts(filter: ExamFilter): boolean {
  return needsLook(filter) || filter.part !== undefined || filter.findings !== undefined;
}

function needsLook({ search = '', type }: ExamFilter): boolean {
  return search.trim() !== '' || type !== undefined;
}

/** What makes the section `s` one that was asked for, with what it is found by, `look`, and its check, `c`. */
function isFound(filter: ExamFilter): RawBuilder<unknown> {
  const { search = '', part, type, findings } = filter;
  const term = search.trim();
  const asked = [
    ...(part === undefined ? [] : [sql`s.part_number = ${part}`]),
    ...(type === undefined ? [] : [sql`${type} = any(look.question_types)`]),
    ...(findings === undefined ? [] : [FINDINGS.some(filter)]),
    // Words by their index, all at once; titles by going through them.
    ...(term === ''
      ? []
      : [
          sql`(s.id in (select section_id from section_search where words @@ (select search_query(${term})))
               or strpos(look.title, (select fold_text(${term}))) > 0)`,
        ]),
  ];
  return asked.length === 0 ? sql`true` : sql.join(asked, sql` and `);
}
