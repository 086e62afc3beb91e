import type { Skill } from '@bandwise/domain';
import { sql, type Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Schema } from '../../db/schema.ts';

/**
 * A text that changes whenever the list of a skill does. Every insert and update sets `updated_at` to a later moment
 * and every deletion takes a row out, so two lists with as many rows and the same sum are the same list; a mere maximum
 * would miss a transaction that began earlier and ended later.
 */
export async function findListStamps(pool: Pool, skills: readonly Skill[]): Promise<readonly string[]> {
  const { rows } = await pool.query<{ stamp: string }>({
    name: 'list-stamps',
    text: `select (select count(*) || '-' || coalesce(sum(extract(epoch from s.updated_at)), 0)
                     from sections s
                    where s.skill = wanted.skill and s.deleted_at is null) as stamp
             from unnest($1::text[]) with ordinality as wanted (skill, place)
            order by wanted.place`,
    values: [skills],
  });
  return rows.map(({ stamp }) => stamp);
}

export interface AttemptsStamp {
  /** Submitted attempts are never changed or removed, so their number stands for all of them. */
  readonly submitted: string;
  /** `RunningRow[]` as JSON: of what is in progress, a list shows which and until when. '': none. */
  readonly running: string;
  readonly overdue: boolean;
}

/** An attempt in progress with an answer; one without was only looked at. */
export interface RunningRow {
  readonly section_id: string;
  readonly id: string;
  readonly deadline: string | null;
}

export interface Learner {
  readonly userId: string;
  readonly now: Date;
}

export async function findAttemptsStamps(pool: Pool, learners: readonly Learner[]): Promise<readonly AttemptsStamp[]> {
  const { rows } = await pool.query<AttemptsStamp>({
    name: 'attempts-stamps',
    text: `select (select count(*) from attempts a
                    where a.user_id = wanted.user_id and a.submitted_at is not null) as submitted,
                  coalesce(open.running, '') as running, coalesce(open.overdue, false) as overdue
             from unnest($1::uuid[], $2::timestamptz[]) with ordinality as wanted (user_id, at, place)
            cross join lateral (
                  select json_agg(json_build_object('section_id', a.section_id, 'id', a.id, 'deadline', a.deadline)
                                  order by a.section_id)::text as running,
                         bool_or(a.deadline < wanted.at) as overdue
                    from attempts a
                   where a.user_id = wanted.user_id and a.submitted_at is null and a.answers <> '{}') open
            order by wanted.place`,
    values: [learners.map(({ userId }) => userId), learners.map(({ now }) => now)],
  });
  return rows;
}

/** A row for learners. The lock password is not among the columns, nor the content of what is locked. */
export interface ListRow {
  readonly id: string;
  readonly exam_id: string;
  readonly title: string;
  readonly part_number: number;
  readonly time_minutes: number;
  readonly questions_count: number;
  readonly created_at: Date;
  readonly locked: boolean;
  /** null while locked. */
  readonly exam_content: readonly string[] | null;
}

const frameColumns = [
  'id',
  'exam_id',
  'title',
  'part_number',
  'time_minutes',
  'questions_count',
  'created_at',
  'locked',
] as const;

export function findListRows(db: Kysely<Schema>, skill: Skill): Promise<ListRow[]> {
  return newestFirst(db, skill)
    .select(sql<readonly string[] | null>`case when locked then null else exam_content end`.as('exam_content'))
    .execute();
}

export interface AdminListRow extends ListRow {
  readonly exam_content: readonly string[];
  readonly password: string | null;
  /** The exam's. */
  readonly revision: number;
}

export function findAdminListRows(db: Kysely<Schema>, skill: Skill): Promise<AdminListRow[]> {
  const revision = sql<number>`(select e.revision from exams e where e.id = sections.exam_id)`.as('revision');
  return newestFirst(db, skill).select(['exam_content', 'password', revision]).execute();
}

/** Newest exam first, its parts in their order. */
function newestFirst(db: Kysely<Schema>, skill: Skill) {
  return db
    .selectFrom('sections')
    .select(frameColumns)
    .where('skill', '=', skill)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('exam_id')
    .orderBy('part_number');
}

export interface LastResultRow {
  readonly section_id: string;
  readonly id: string;
  readonly marks: number;
  readonly total: number;
  readonly submitted_at: Date;
}

/** The learner's last result of every section of a skill. */
export async function findLastResults(db: Kysely<Schema>, userId: string, skill: Skill): Promise<LastResultRow[]> {
  const { rows } = await sql<LastResultRow>`
    select distinct on (a.section_id) a.section_id, a.id, a.marks, a.total, a.submitted_at
      from attempts a
      join sections s on s.id = a.section_id
     where a.user_id = ${userId} and a.submitted_at is not null and s.skill = ${skill} and s.deleted_at is null
     order by a.section_id, a.submitted_at desc`.execute(db);
  return rows;
}

/** The row of a locked section for someone who holds its grant. */
export async function findOpenedRow(db: Kysely<Schema>, id: string): Promise<ListRow | null> {
  const row = await db
    .selectFrom('sections')
    .select([...frameColumns, 'exam_content'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}
