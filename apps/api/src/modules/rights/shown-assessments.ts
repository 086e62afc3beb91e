import { sql, type RawBuilder } from 'kysely';

/** Whether a second opinion on a submission is wanted. Until both are finished, results show no bands, so the first stays hidden. */
export function isBlind(submission: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`coalesce(${submission}.opinions -> 'second' = 'null', false)`;
}

/** The released versions that results and tables of classes show. @param submission - the name of the row in its statement. */
export function shownAssessments(submission: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(case when ${isBlind(submission)} then '[]'::jsonb else ${submission}.assessments end)`;
}
