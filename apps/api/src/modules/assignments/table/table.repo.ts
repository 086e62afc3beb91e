import type { QuestionType, Skill, Variant } from '@bandwise/domain';
import { sql, type Kysely } from 'kysely';
import type { Schema, StoredAssessment } from '../../../db/schema.ts';
import { shownAssessments } from '../../rights/rights.ts';
import type { AssignmentRow } from '../assignments.repo.ts';

type Db = Kysely<Schema>;

export interface LearnerRow {
  readonly id: string;
  readonly class_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
}

/** The learners of classes, by name. */
export function findLearners(db: Db, classIds: readonly string[]): Promise<LearnerRow[]> {
  if (classIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('class_members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['u.id', 'm.class_id', 'u.first_name', 'u.last_name', 'u.email'])
    .where('m.class_id', 'in', classIds)
    .where('m.role', '=', 'learner')
    .orderBy('u.last_name')
    .orderBy('u.first_name')
    .orderBy('u.id')
    .execute();
}

/** The classes in use that a user teaches, by name. */
export async function findTaught(
  db: Db,
  userId: string,
): Promise<readonly { readonly id: string; readonly name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select c.id, c.name from class_members m join classes c on c.id = m.class_id
     where m.user_id = ${userId} and m.role = 'teacher' and c.archived_at is null
     order by lower(c.name), c.id`.execute(db);
  return rows;
}

/** Assignments of classes that are open, or were due after a time, the next due first. */
export async function findRecent(
  db: Db,
  classIds: readonly string[],
  { now, since }: { readonly now: Date; readonly since: Date },
): Promise<readonly AssignmentRow[]> {
  const { rows } = await sql<AssignmentRow>`
    select a.*, c.name as class_name from assignments a join classes c on c.id = a.class_id
     where a.class_id = any(${classIds}::uuid[]) and a.opens_at <= ${now} and a.due_at > ${since}
     order by a.due_at, a.id`.execute(db);
  return rows;
}

/** A submission with what decides its band. */
export interface AssessedRow {
  readonly id: string;
  readonly sitting_id: string | null;
  readonly part_number: number;
  readonly skill: Skill;
  readonly released_at: Date | null;
  readonly claimed_until: Date | null;
  readonly draft: null;
  /** Empty while a second opinion is wanted, so that the first stays hidden. */
  readonly assessments: readonly StoredAssessment[];
}

/** Submissions by their ids, and all of sittings. */
export async function findSubmissions(
  db: Db,
  { ids, sittingIds }: { readonly ids: readonly string[]; readonly sittingIds: readonly string[] },
): Promise<readonly AssessedRow[]> {
  if (ids.length + sittingIds.length === 0) return [];
  const { rows } = await sql<AssessedRow>`
    select h.id, h.sitting_id, s.part_number, s.skill, h.released_at, h.claimed_until, null as draft,
           ${shownAssessments(sql`h`)} as assessments
      from submissions h join sections s on s.id = h.section_id
     where (h.id = any(${ids}::uuid[]) or h.sitting_id = any(${sittingIds}::uuid[])) and h.handed_in_at is not null
     order by s.part_number`.execute(db);
  return rows;
}

export interface MarksRow {
  readonly skill: Skill;
  readonly variant: Variant;
  readonly marks: number;
  readonly total: number;
}

export interface ExamMarksRow extends MarksRow {
  readonly user_id: string;
  /** The Monday of its week, in the deployment's time zone. */
  readonly week: string;
}

/** Whole exams of the learners of a class, the earliest first; only the latest so many. */
export async function findClassExams(
  db: Db,
  { classId, since, timeZone }: { readonly classId: string; readonly since: Date; readonly timeZone: string },
): Promise<readonly ExamMarksRow[]> {
  const { rows } = await sql<ExamMarksRow>`
    select r.user_id, r.skill, r.variant, r.marks, r.total,
           (date_trunc('week', r.submitted_at at time zone ${timeZone}))::date::text as week
      from class_members m join exam_results r on r.user_id = m.user_id
     where m.class_id = ${classId} and m.role = 'learner' and r.submitted_at >= ${since} and r.marks is not null
     order by r.submitted_at, r.id`.execute(db);
  return rows;
}

/** The latest whole exams that are looked through for the bands of everybody else. */
const OTHERS_READ = 10_000;

export interface LastMarksRow extends MarksRow {
  readonly learners: number;
}

/** How many learners outside of a class have which marks in their last exam of each kind. */
export async function countOthers(
  db: Db,
  { classId, since }: { readonly classId: string; readonly since: Date },
): Promise<readonly LastMarksRow[]> {
  const { rows } = await sql<LastMarksRow>`
    with latest as (select user_id, skill, variant, marks, total, submitted_at from exam_results
                     where submitted_at >= ${since} order by submitted_at desc, id desc limit ${OTHERS_READ}),
         last as (select distinct on (user_id, skill, variant) user_id, skill, variant, marks, total from latest
                   where user_id is not null and marks is not null
                     and user_id not in (select user_id from class_members where class_id = ${classId})
                   order by user_id, skill, variant, submitted_at desc)
    select skill, variant, marks, total, count(*)::int as learners from last group by 1, 2, 3, 4`.execute(db);
  return rows;
}

export interface QuestionRow {
  readonly type: QuestionType;
  readonly section_id: string;
  readonly title: string;
  readonly part_number: number;
  /** The question's first number. */
  readonly number: number;
  readonly marks: number;
  readonly total: number;
  /** The latest attempt that lost marks; null: none. */
  readonly attempt_id: string | null;
}

/** The questions that the learners of a class answered, from their latest marked attempts. */
export async function countQuestions(
  db: Db,
  { classId, since, limit }: { readonly classId: string; readonly since: Date; readonly limit: number },
): Promise<readonly QuestionRow[]> {
  const { rows } = await sql<QuestionRow>`
    with counted as materialized (
      select a.id, a.section_id, a.verdicts, a.submitted_at
        from class_members m join attempts a on a.user_id = m.user_id
       where m.class_id = ${classId} and m.role = 'learner' and a.submitted_at >= ${since} and a.source = 'marked'
       order by a.submitted_at desc, a.id desc limit ${limit}),
    questions as (
      select v.type, c.section_id, v.number, sum(v.marks)::int as marks, sum(v.total)::int as total,
             (array_agg(c.id order by c.submitted_at desc) filter (where v.marks < v.total))[1] as attempt_id
        from counted c, jsonb_to_recordset(c.verdicts) v (type text, number int, marks int, total int)
       group by 1, 2, 3)
    select q.*, s.title, s.part_number from questions q join sections s on s.id = q.section_id`.execute(db);
  return rows;
}
