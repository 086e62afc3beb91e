import type { Skill, Variant } from '@bandwise/domain';
import { sql, type Kysely } from 'kysely';
import type { RegradedVerdicts, Schema } from '../../db/schema.ts';
import { EXAM_OF_SITTING } from './regraded-attempts.repo.ts';

type Db = Kysely<Schema>;

export interface Sums {
  readonly regrade_id: string;
  readonly gained: number;
  readonly lost: number;
  readonly reworded: number;
  readonly learners_gaining: number;
  readonly learners_losing: number;
}

/** The sums of each regrade with changes. */
export async function findSums(db: Db, ids: readonly string[]): Promise<readonly Sums[]> {
  const { rows } = await sql<Sums>`
    select r.regrade_id,
           count(*) filter (where r.marks_after > r.marks_before)::int as gained,
           count(*) filter (where r.marks_after < r.marks_before)::int as lost,
           count(*) filter (where r.marks_after = r.marks_before)::int as reworded,
           count(distinct a.user_id) filter (where r.marks_after > r.marks_before)::int as learners_gaining,
           count(distinct a.user_id) filter (where r.marks_after < r.marks_before)::int as learners_losing
      from regraded_attempts r
      join attempts a on a.id = r.attempt_id
     where r.regrade_id = any(${ids}::uuid[])
     group by r.regrade_id`.execute(db);
  return rows;
}

/** A whole exam of a sitting whose marks changed. */
export interface ExamMarks {
  readonly skill: Skill;
  readonly variant: Variant;
  readonly total: number;
  readonly before: number;
  readonly after: number;
}

const EXAM_FIELDS = sql`
  exam.exam ->> 'skill' as skill, exam.exam ->> 'variant' as variant, (exam.result ->> 'total')::int as total,
  r.exam_marks as before, r.exam_marks + r.marks_after - r.marks_before as after`;

/** As many lines as there are different changes. */
export async function countExamChanges(
  db: Db,
  ids: readonly string[],
): Promise<readonly (ExamMarks & { readonly regrade_id: string; readonly exams: number })[]> {
  const { rows } = await sql<ExamMarks & { readonly regrade_id: string; readonly exams: number }>`
    select r.regrade_id, ${EXAM_FIELDS}, count(*)::int as exams
      from regraded_attempts r
      join attempts a on a.id = r.attempt_id
      join sittings s on s.id = a.sitting_id
      cross join ${EXAM_OF_SITTING}
     where r.regrade_id = any(${ids}::uuid[]) and r.exam_marks is not null and r.marks_after <> r.marks_before
     group by 1, 2, 3, 4, 5, 6`.execute(db);
  return rows;
}

export interface ChangedResult {
  readonly attempt_id: string;
  /** null: a deleted user. */
  readonly user_id: string | null;
  readonly name: string | null;
  readonly version: number;
  readonly submitted_at: Date;
  readonly verdict: RegradedVerdicts;
  readonly marks_before: number;
  readonly marks_after: number;
  readonly total: number;
  readonly exam: ExamMarks | null;
}

/** Results whose marks a regrade changed, the largest change first. */
export async function findChanged(
  db: Db,
  regradeId: string,
  page: { readonly limit: number; readonly offset: number },
): Promise<readonly ChangedResult[]> {
  const { rows } = await sql<ChangedResult>`
    select r.attempt_id, a.user_id, trim(u.first_name || ' ' || u.last_name) as name, a.version, a.submitted_at,
           r.verdict_after as verdict, r.marks_before, r.marks_after, a.total,
           (select to_json(e) from (
              select ${EXAM_FIELDS} from sittings s cross join ${EXAM_OF_SITTING}
               where s.id = a.sitting_id and r.exam_marks is not null) e) as exam
      from regraded_attempts r
      join attempts a on a.id = r.attempt_id
      left join users u on u.id = a.user_id
     where r.regrade_id = ${regradeId} and r.marks_after <> r.marks_before
     order by abs(r.marks_after - r.marks_before) desc, a.submitted_at desc, a.id
     limit ${page.limit} offset ${page.offset}`.execute(db);
  return rows;
}
