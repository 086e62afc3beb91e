import type { ExamListQuery, ExamSort, ExamState } from '@bandwise/api-contract/admin';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Schema } from '../../db/schema.ts';

export type ExamFilter = Pick<ExamListQuery, 'skill' | 'search' | 'part' | 'type' | 'state'>;

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

const ofParts = (value: RawBuilder<unknown>) => sql`
  (select ${value} from sections s join section_search look on look.section_id = s.id
    where s.exam_id = e.id and s.deleted_at is null)`;

const SORTS = {
  created: sql`e.created_at`,
  // As it is shown: a part's own title where it stands alone, else the name of the test.
  title: ofParts(sql`split_part(min(look.title), E'\n', case when count(*) = 1 then 1 else 2 end)`),
  questions: ofParts(sql`sum(s.questions_count)`),
  time: ofParts(sql`sum(s.time_minutes)`),
  attempts: ofParts(sql`sum(${attemptsOf('s')})`),
  updated: UPDATED,
} as const satisfies Record<ExamSort, RawBuilder<unknown>>;

function attemptsOf(section: 's'): RawBuilder<number> {
  return sql`(select count(*)::integer from attempts a
               where a.section_id = ${sql.ref(`${section}.id`)} and a.submitted_at is not null)`;
}

/** One page of the tests that were found: what only a page shows is not asked for the others. */
export async function findExamRows(
  db: Kysely<Schema>,
  filter: ExamFilter,
  { sort, order, limit, offset }: ExamOrder,
): Promise<readonly ListedExamRow[]> {
  const direction = order === 'asc' ? sql`asc` : sql`desc`;
  const { rows } = await sql<ListedExamRow>`
    with ${hits(filter)},
         found as (select e.id, e.created_at, ${SORTS[sort]} as key
                     from exams e
                    where e.skill = ${filter.skill} and e.deleted_at is null ${filter.state === undefined ? sql`` : sql`and e.state = ${filter.state}`}
                      and exists (select from sections s ${isFound(filter)} and s.exam_id = e.id and s.deleted_at is null)),
         page as (select *, count(*) over ()::integer as total
                    from found order by key ${direction}, created_at desc, id limit ${limit} offset ${offset})
    select e.id, e.revision, e.state, e.description, e.created_at, ${UPDATED} as updated_at, page.total
      from page join exams e on e.id = page.id
     order by page.key ${direction}, page.created_at desc, page.id`.execute(db);
  return rows;
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
    with ${hits(filter)}
    select p.id, p.exam_id, p.part_number, p.title, p.time_minutes, p.questions_count, p.locked,
           p.attempts, exists (select from sections s ${isFound(filter)} and s.id = p.id) as found
      from (select s.*, ${attemptsOf('s')} as attempts from sections s
             where s.exam_id = any(${examIds}) and s.deleted_at is null) p
     order by p.exam_id, p.part_number`.execute(db);
  return rows;
}

/** `hits`: the sections that the search finds. Apart: words by their index, titles by going through them. */
function hits({ search = '' }: ExamFilter): RawBuilder<unknown> {
  const term = search.trim();
  return sql`hits as materialized (
    select section_id from section_search where words @@ (select search_query(${term}))
     union
    select section_id from section_search where strpos(title, (select fold_text(${term}))) > 0)`;
}

/** What makes the section `s` one that was asked for: the beginning of a `where`. */
function isFound({ search = '', part, type }: ExamFilter): RawBuilder<unknown> {
  const asked = [
    ...(part === undefined ? [] : [sql`s.part_number = ${part}`]),
    ...(type === undefined
      ? []
      : [sql`s.id in (select section_id from section_search where ${type} = any(question_types))`]),
    ...(search.trim() === '' ? [] : [sql`s.id in (select section_id from hits)`]),
  ];
  return sql`where ${asked.length === 0 ? sql`true` : sql.join(asked, sql` and `)}`;
}
