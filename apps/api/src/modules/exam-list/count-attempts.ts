import { sql } from 'kysely';
import { repeatOnConflict } from '../../db/repeat-on-conflict.ts';
import type { Deps } from '../../deps.ts';

/** Rows of one statement: what it locks is free again before anybody notices. */
const ROWS_AT_ONCE = 5000;

/**
 * Adds the attempts that were submitted since the last time to those that are counted. Lists count both; without this,
 * they would go through ever more rows.
 */
export async function countAttempts({ db }: Pick<Deps, 'db'>): Promise<void> {
  const count = sql`
    with counted as (
           delete from section_attempts_new where ctid = any(array(
             select ctid from section_attempts_new limit ${ROWS_AT_ONCE} for update skip locked))
           returning section_id),
         added as (
           insert into section_attempts as a (section_id, submitted)
           select c.section_id, count(*) from counted c group by c.section_id order by c.section_id
           on conflict (section_id) do update set submitted = a.submitted + excluded.submitted)
    select from counted`;
  let counted = 0;
  do counted = (await repeatOnConflict(() => count.execute(db))).rows.length;
  while (counted === ROWS_AT_ONCE);
}
