import type { ExamState } from '@bandwise/api-contract/admin';
import type { Skill } from '@bandwise/domain';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { rowForEach } from '../../platform/batched-statements/statement.ts';

/**
 * A text that changes whenever the list of a skill does. Every insert and update sets `updated_at` to a later moment
 * and every deletion takes a row out, so two lists with as many rows and the same sum are the same list; a mere maximum
 * would miss a transaction that began earlier and ended later.
 */
export const findListStamps = rowForEach<Skill, { readonly stamp: string }>({
  name: 'list-stamps',
  text: `select wanted.place,
                (select count(*) || '-' || coalesce(sum(extract(epoch from s.updated_at)), 0)
                   from sections s
                  where s.skill = wanted.skill and s.deleted_at is null) as stamp
           from unnest($1::text[]) with ordinality as wanted (skill, place)`,
  values: (skills) => [skills],
});

export interface AttemptsStamp {
  /** Submitted attempts are never removed, and changed by regrades alone: so the numbers of both stand for all of them. */
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

export const findAttemptsStamps = rowForEach<Learner, AttemptsStamp>({
  name: 'attempts-stamps',
  text: `select wanted.place,
                (select count(*) from attempts a
                  where a.user_id = wanted.user_id and a.submitted_at is not null)
                || '-' || (select count(*) from regrades) as submitted,
                coalesce(open.running, '') as running, coalesce(open.overdue, false) as overdue
           from unnest($1::uuid[], $2::timestamptz[]) with ordinality as wanted (user_id, at, place)
          cross join lateral (
                select json_agg(json_build_object('section_id', a.section_id, 'id', a.id, 'deadline', a.deadline)
                                order by a.section_id)::text as running,
                       bool_or(a.deadline < wanted.at) as overdue
                  from attempts a
                 where a.user_id = wanted.user_id and a.submitted_at is null and a.stamps <> '{}') open`,
  values: (learners) => [learners.map(({ userId }) => userId), learners.map(({ now }) => now)],
});

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
    .where('exam_id', 'in', (eb) => eb.selectFrom('exams').select('id').where('state', '=', 'published'))
    .select(sql<readonly string[] | null>`case when locked then null else exam_content end`.as('exam_content'))
    .execute();
}

export interface AdminListRow extends ListRow {
  readonly exam_content: readonly string[];
  readonly password: string | null;
  /** The exam's. */
  readonly revision: number;
  readonly state: ExamState;
}

export function findAdminListRows(db: Kysely<Schema>, skill: Skill): Promise<AdminListRow[]> {
  return newestFirst(db, skill)
    .innerJoin(
      db.selectFrom('exams').select(['id as of_exam', 'revision', 'state']).as('exam'),
      'exam.of_exam',
      'sections.exam_id',
    )
    .select(['exam_content', 'password', 'revision', 'state'])
    .execute();
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
export function findLastResults(db: Kysely<Schema>, userId: string, skill: Skill): Promise<LastResultRow[]> {
  return db
    .selectFrom('attempts as a')
    .innerJoin('sections as s', 's.id', 'a.section_id')
    .distinctOn('a.section_id')
    .select(['a.section_id', 'a.id', 'a.marks', 'a.total', 'a.submitted_at'])
    .where('a.user_id', '=', userId)
    .where('a.submitted_at', 'is not', null)
    .where('s.skill', '=', skill)
    .where('s.deleted_at', 'is', null)
    .orderBy('a.section_id')
    .orderBy('a.submitted_at', 'desc')
    .$narrowType<LastResultRow>()
    .execute();
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
