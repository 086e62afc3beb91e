import type { StatisticsTake } from '@bandwise/api-contract/admin';
import type { Skill } from '@bandwise/domain';
import type { Thirds } from '@bandwise/domain/internal';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Schema } from '../../db/schema.ts';

type Db = Kysely<Schema>;

export interface PartRow {
  readonly id: string;
  readonly exam_id: string;
  readonly name: string;
  readonly skill: Skill;
  readonly part_number: number;
  readonly title: string;
  readonly current_version: number;
}

/** The parts of an exam in their order, or the one section. */
export function findParts(db: Db, of: { readonly section: string } | { readonly exam: string }): Promise<PartRow[]> {
  const query = db
    .selectFrom('sections as s')
    .innerJoin('exams as e', 'e.id', 's.exam_id')
    .select(['s.id', 's.exam_id', 'e.description as name', 's.skill', 's.part_number', 's.title', 's.current_version'])
    .where('s.deleted_at', 'is', null)
    .orderBy('s.part_number');
  return ('section' in of ? query.where('s.id', '=', of.section) : query.where('s.exam_id', '=', of.exam)).execute();
}

export interface TakenVersion {
  readonly version: number;
  readonly attempts: number;
  /** Attempts of deleted accounts. */
  readonly nobodys: number;
}

/** The versions of a section with marked attempts. */
export async function countByVersion(db: Db, sectionId: string): Promise<readonly TakenVersion[]> {
  const { rows } = await sql<TakenVersion>`
    select version, count(*)::integer as attempts, (count(*) filter (where user_id is null))::integer as nobodys
      from attempts where section_id = ${sectionId} and submitted_at is not null and source = 'marked'
     group by version`.execute(db);
  return rows;
}

/** A part with its versions whose attempts count. */
export interface CountedVersions {
  readonly sectionId: string;
  readonly versions: readonly number[];
}

/** The counted versions of an exam's parts, in order. */
export interface Counted {
  readonly parts: readonly CountedVersions[];
  readonly take: StatisticsTake;
}

const ORDERS: Readonly<Record<Exclude<StatisticsTake, 'all'>, RawBuilder<unknown>>> = {
  first: sql`submitted_at, id`,
  last: sql`submitted_at desc, id desc`,
  best: sql`marks desc, submitted_at, id`,
};

/**
 * The attempts at a part that count: the first of each learner by the order of the take, or all, counted by `rank`. Each attempt of a
 * deleted account counts as a separate learner.
 */
export function countedAttempts(
  { sectionId, versions }: CountedVersions,
  take: StatisticsTake,
  columns: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const counts = sql`section_id = ${sectionId} and version = any(${versions}::int[])
                     and submitted_at is not null and source = 'marked'`;
  if (take !== 'all')
    return sql`select distinct on (user_id) user_id as learner, 1 as rank, ${columns} from attempts
                where ${counts} and user_id is not null order by user_id, ${ORDERS[take]}`;
  const learner = sql`coalesce(user_id, id)`;
  return sql`select ${learner} as learner, row_number() over (partition by ${learner} order by submitted_at, id) as rank,
                    ${columns} from attempts where ${counts}`;
}

/**
 * The marks of every attempt that counts, as one text: `1,0,1;0,0,2`. Of an exam those of a learner's attempts at its parts one
 * after the other, where all parts were taken; of all attempts the first at each part together, then the second, and so on.
 */
export async function findScores(db: Db, { parts, take }: Counted): Promise<string> {
  const named = parts.map((part, index) => ({ part, name: sql.ref(`part${index}`) }));
  const each = named.map(({ part, name }) => sql`${name} as (${countedAttempts(part, take, sql`scores`)})`);
  // With one attempt each, the rank is always the same; as a condition it would mislead the planner's estimate.
  const by = take === 'all' ? sql`(learner, rank)` : sql`(learner)`;
  const joined = named.map(({ name }, index) => (index === 0 ? name : sql`join ${name} using ${by}`));
  const scores = named.map(({ name }) => sql`${name}.scores`);
  const { rows } = await sql<{ scores: string | null }>`
    with ${sql.join(each)}
    select string_agg(${sql.join(scores, sql` || ',' || `)}, ';') as scores
      from ${sql.join(joined, sql` `)}`.execute(db);
  return rows[0]?.scores ?? '';
}

export interface GivenRow {
  /** null: blank. Several texts are a JSON array. */
  readonly answer: string | null;
  readonly third: 'lower' | 'middle' | 'upper';
  /** Whether the question earned all its marks. */
  readonly right: boolean;
  readonly count: number;
}

/** The most distinct answers to read, by frequency; long answers are cut. */
const ANSWERS_MAX = 2000;
const ANSWER_LENGTH = 4000;
/** Above the total of any section. */
const MARKS_MAX = 1_000_000;

/** The answers at one address of a section. `place`: the position of its question, from 1; `total`: its marks. */
export async function findGiven(
  db: Db,
  { part, take }: { readonly part: CountedVersions; readonly take: StatisticsTake },
  of: { readonly address: string; readonly place: number; readonly total: number; readonly thirds: Thirds | null },
): Promise<readonly GivenRow[]> {
  const { upperFrom, lowerTo } = of.thirds ?? { upperFrom: MARKS_MAX, lowerTo: -1 };
  const columns = sql`left(answers ->> ${of.address}::text, ${ANSWER_LENGTH}::int) as answer, marks,
                      split_part(scores, ',', ${of.place}::int) = ${String(of.total)}::text as "right"`;
  const { rows } = await sql<GivenRow>`
    with taken as (${countedAttempts(part, take, columns)})
    select answer, "right", count(*)::integer as count,
           case when marks >= ${Math.min(upperFrom, MARKS_MAX)}::int then 'upper'
                when marks <= ${lowerTo}::int then 'lower' else 'middle' end as third
      from taken group by 1, 2, 4 order by 3 desc, 1 limit ${ANSWERS_MAX}::int`.execute(db);
  return rows;
}
