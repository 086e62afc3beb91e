import type { Skill } from '@bandwise/domain';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../../db/schema.ts';
import { taken, type CountedVersions } from '../statistics.repo.ts';

type Db = Kysely<Schema>;

/** A section that somebody may have to look at. */
export interface LookedAt {
  readonly id: string;
  readonly exam_id: string;
  readonly name: string;
  readonly skill: Skill;
  readonly part_number: number;
  readonly title: string;
  readonly current_version: number;
  /** Submitted ones, of whomever. */
  readonly attempts: number;
  /** Moved by every regrade. */
  readonly key_revision: number;
}

/**
 * Sections with so many attempts that their statistics may say something, or with open reports; the most taken first. By the
 * stored counts: there may be ten million attempts.
 */
export async function findLookedAt(
  db: Db,
  { attempts, limit }: { readonly attempts: number; readonly limit: number },
): Promise<readonly LookedAt[]> {
  const { rows } = await sql<LookedAt>`
    with counted as (
      select section_id, sum(submitted)::integer as attempts
        from (select section_id, submitted from section_attempts
               union all
              select section_id, 1 from section_attempts_new) each
       group by section_id),
    reported as (select distinct section_id from problem_reports where state = 'open')
    select s.id, s.exam_id, e.description as name, s.skill, s.part_number, s.title, s.current_version,
           s.key_revision, coalesce(c.attempts, 0) as attempts
      from sections s
      join exams e on e.id = s.exam_id
      left join counted c on c.section_id = s.id
      left join reported r on r.section_id = s.id
     where s.deleted_at is null and (c.attempts >= ${attempts}::integer or r.section_id is not null)
     order by attempts desc, s.id
     limit ${limit}::integer`.execute(db);
  return rows;
}

export interface OpenReports {
  readonly section_id: string;
  readonly number: number;
  readonly count: number;
}

export function countOpenReports(db: Db): Promise<OpenReports[]> {
  return db
    .selectFrom('problem_reports')
    .select(['section_id', 'number', sql<number>`count(*)::integer`.as('count')])
    .where('state', '=', 'open')
    .groupBy(['section_id', 'number'])
    .execute();
}

/** A blank of a section. `place`: of its question, counted from 1; `total`: the marks of the question. */
export interface AskedBlank {
  readonly address: string;
  readonly place: number;
  readonly total: number;
}

export interface MissedRow {
  readonly address: string;
  readonly given: string;
  readonly count: number;
}

/** As many different answers are read, the most frequent; of a longer one, its beginning. */
const ANSWERS_MAX = 3000;
const ANSWER_LENGTH = 200;

/** What the best learners answered to questions of which they did not earn all marks, the most frequent first. */
export async function findMissed(
  db: Db,
  part: CountedVersions,
  of: { readonly blanks: readonly AskedBlank[]; readonly upperFrom: number },
): Promise<readonly MissedRow[]> {
  const { blanks, upperFrom } = of;
  const { rows } = await sql<MissedRow>`
    with taken as (${taken(part, 'first', sql`marks, scores, answers`)})
    select b.address, left(t.answers ->> b.address, ${ANSWER_LENGTH}::integer) as given, count(*)::integer as count
      from taken t
      cross join unnest(${blanks.map(({ address }) => address)}::text[], ${blanks.map(({ place }) => place)}::int[],
                        ${blanks.map(({ total }) => String(total))}::text[]) as b (address, place, total)
     where t.marks >= ${upperFrom}::integer
       and split_part(t.scores, ',', b.place) <> b.total
       and jsonb_typeof(t.answers -> b.address) = 'string'
     group by 1, 2
     order by 3 desc, 1, 2
     limit ${ANSWERS_MAX}::integer`.execute(db);
  return rows;
}
