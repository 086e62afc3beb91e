import type { Skill, Variant } from '@bandwise/domain';
import { sql, type Insertable, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { AssignmentWorkTable, Schema } from '../../db/schema.ts';

type Db = Kysely<Schema>;

/** The result of an exam of a sitting. */
export interface ExamResult {
  readonly skill: Skill;
  readonly variant: Variant;
  readonly marks: number | null;
  readonly total: number;
}

/** Started work with its result. */
export interface WorkRow {
  readonly assignment_id: string;
  readonly user_id: string;
  readonly item: number;
  readonly section_id: string | null;
  readonly attempt: number;
  readonly sitting_id: string | null;
  readonly started_at: Date;
  /** null: it runs. */
  readonly finished_at: Date | null;
  readonly attempt_id: string | null;
  readonly marks: number | null;
  readonly total: number | null;
  readonly submission_id: string | null;
  /** The submission has a released assessment. */
  readonly assessed: boolean;
  /** Answers when practising mistakes since the start. */
  readonly practised: number;
  /** The results of a sitting that is over. */
  readonly results: readonly ExamResult[];
}

/**
 * Work with its results. The result of a part is the first attempt or submission of its learner after the start (a speaking test is one
 * submission for all its parts); of a sitting, its exams; of practice of mistakes, the answers since the start.
 */
export async function findWork(
  db: Db,
  { where, now }: { readonly where: RawBuilder<boolean>; readonly now: Date },
): Promise<readonly WorkRow[]> {
  const { rows } = await sql<WorkRow>`
    select w.assignment_id, w.user_id, w.item, w.section_id, w.attempt, w.sitting_id, w.started_at,
           p.id as attempt_id, p.marks, p.total, h.id as submission_id,
           coalesce(h.released_at <= ${now}, false) as assessed, coalesce(t.practised, 0) as practised,
           coalesce(x.results, '[]') as results,
           case when w.sitting_id is not null then coalesce(s.ended_at, case when s.ends_at <= ${now} then s.ends_at end)
                when w.section_id is not null then coalesce(p.submitted_at, h.handed_in_at)
                else t.finished_at end as finished_at
      from assignment_work w
      join assignments a on a.id = w.assignment_id
      left join sittings s on s.id = w.sitting_id
      left join lateral (
        select p.id, p.marks, p.total, p.submitted_at from attempts p
         where p.user_id = w.user_id and p.section_id = w.section_id and p.submitted_at >= w.started_at and p.sitting_id is null
         order by p.submitted_at, p.id limit 1) p on w.section_id is not null
      left join lateral (
        select h.id, h.handed_in_at, h.released_at from submissions h
         where h.user_id = w.user_id and h.handed_in_at >= w.started_at and h.sitting_id is null
           and (h.section_id = w.section_id
                or h.id in (select r.submission_id from recordings r where r.user_id = w.user_id and r.section_id = w.section_id))
         order by h.handed_in_at, h.id limit 1) h on w.section_id is not null
      left join lateral (
        select jsonb_agg(jsonb_build_object('skill', r.skill, 'variant', r.variant, 'marks', r.marks, 'total', r.total)
                         order by r.place) as results
          from exam_results r where r.sitting_id = w.sitting_id) x on w.sitting_id is not null
      left join lateral (
        select sum(n.answered)::int as practised,
               min(n.answered_at) filter (where n.so_far >= (a.items -> w.item ->> 'questions')::int) as finished_at
          from (select jsonb_array_length(v.verdicts) as answered, v.answered_at,
                       sum(jsonb_array_length(v.verdicts)) over (order by v.answered_at, v.id) as so_far
                  from practice_turns v where v.user_id = w.user_id and v.answered_at >= w.started_at) n
      ) t on w.section_id is null and a.items -> w.item ->> 'kind' = 'mistakes'
     where ${where}
     order by w.assignment_id, w.user_id, w.item, w.attempt`.execute(db);
  return rows;
}

/** @returns false if a concurrent call started it. */
export async function insertWork(trx: Transaction<Schema>, row: Insertable<AssignmentWorkTable>): Promise<boolean> {
  const inserted = await trx
    .insertInto('assignment_work')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}
