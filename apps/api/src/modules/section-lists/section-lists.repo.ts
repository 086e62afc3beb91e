import type { ExamState } from '@bandwise/api-contract/admin';
import type { Skill } from '@bandwise/domain';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { rowForEach } from '../../platform/batched-statements/statement.ts';

/** An attempt in progress with an answer; attempts without answers are ignored. */
export interface RunningRow {
  readonly section_id: string;
  readonly id: string;
  readonly deadline: string | null;
}

/** A learner's last result of a section. */
export interface LastResultRow {
  readonly section_id: string;
  readonly id: string;
  readonly marks: number;
  readonly total: number;
  readonly submitted_at: string;
}

/** The learner's own part of a list. */
export interface OwnList {
  /**
   * A text that changes with the rest. Submitted attempts are never removed and only regrades change them, so their counts identify them;
   * attempts in progress are listed with their deadlines.
   */
  readonly stamp: string;
  readonly running: readonly RunningRow[];
  /** The last results of every section of the skill; null if the stamp is unchanged. */
  readonly results: readonly LastResultRow[] | null;
  readonly overdue: boolean;
}

export interface WantedOwn {
  readonly userId: string;
  readonly skill: Skill;
  readonly now: Date;
  /** The stamp of the caller's cached list; '' without one. */
  readonly knownStamp: string;
}

/** Looks up sections one by one: a join would read all. */
export const findOwnLists = rowForEach<WantedOwn, OwnList>({
  name: 'list-own',
  text: `select wanted.place, own.stamp, coalesce(own.running, '[]') as running, coalesce(own.overdue, false) as overdue,
                case when own.stamp <> wanted.known then (
                  select coalesce(json_agg(last), '[]')
                    from (select distinct on (a.section_id) a.section_id, a.id, a.marks, a.total, a.submitted_at
                            from attempts a
                           where a.user_id = wanted.user_id and a.submitted_at is not null
                           order by a.section_id, a.submitted_at desc) last
                   cross join lateral (select from sections s
                                        where s.id = last.section_id and s.skill = wanted.skill and s.deleted_at is null
                                        limit 1) listed) end as results
           from unnest($1::uuid[], $2::text[], $3::timestamptz[], $4::text[]) with ordinality
                  as wanted (user_id, skill, at, known, place)
          cross join lateral (
                select (select count(*) from attempts a
                         where a.user_id = wanted.user_id and a.submitted_at is not null)
                       || '-' || (select count(*) from regrades)
                       || coalesce(json_agg(json_build_array(a.id, a.deadline) order by a.section_id)::text, '') as stamp,
                       json_agg(json_build_object('section_id', a.section_id, 'id', a.id, 'deadline', a.deadline)) as running,
                       bool_or(a.deadline < wanted.at) as overdue
                  from attempts a
                 where a.user_id = wanted.user_id and a.submitted_at is null and a.stamps <> '{}') own`,
  values: (wanted) => [
    wanted.map(({ userId }) => userId),
    wanted.map(({ skill }) => skill),
    wanted.map(({ now }) => now),
    wanted.map(({ knownStamp }) => knownStamp),
  ],
});

/** A row for learners, without the lock password and without the content of locked sections. */
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

/** The row of a locked section for a caller with its grant. */
export async function findOpenedRow(db: Kysely<Schema>, id: string): Promise<ListRow | null> {
  const row = await db
    .selectFrom('sections')
    .select([...frameColumns, 'exam_content'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}
