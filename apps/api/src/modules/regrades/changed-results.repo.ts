import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';

type Db = Kysely<Schema>;

/** A regrade, and a learner whose marks it changed. */
export interface Regraded {
  readonly regradeId: string;
  readonly userId: string;
}

/** The learners whose marks a regrade changed. */
export async function findRegradedLearners(db: Db, regradeId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select distinct a.user_id
      from regraded_attempts r
      join attempts a on a.id = r.attempt_id
     where r.regrade_id = ${regradeId} and r.marks_after <> r.marks_before and a.user_id is not null`.execute(db);
  return rows.map(({ user_id }) => user_id);
}

/** A learner's result before and after a regrade. */
interface ChangedResult {
  readonly title: string;
  readonly part_number: number;
  readonly submitted_at: Date;
  readonly marks_before: number;
  readonly marks_after: number;
  readonly total: number;
  /** The address of the question whose key changed. */
  readonly address: string;
  readonly reason: string;
  readonly is_undo: boolean;
  readonly email: string;
  readonly first_name: string;
}

export async function findChangedResults(db: Db, { regradeId, userId }: Regraded): Promise<readonly ChangedResult[]> {
  const { rows } = await sql<ChangedResult>`
    select s.title, s.part_number, a.submitted_at, r.marks_before, r.marks_after, a.total,
           g.address, g.reason, g.undoes is not null as is_undo, u.email, u.first_name
      from regraded_attempts r
      join regrades g on g.id = r.regrade_id
      join attempts a on a.id = r.attempt_id
      join sections s on s.id = a.section_id
      join users u on u.id = a.user_id
     where r.regrade_id = ${regradeId} and a.user_id = ${userId} and r.marks_after <> r.marks_before
       and u.status = 'active'
     order by a.submitted_at desc limit 20`.execute(db);
  return rows;
}
