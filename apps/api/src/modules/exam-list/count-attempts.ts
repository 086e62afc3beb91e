import { sql } from 'kysely';
import { repeatOnConflict } from '../../db/repeat-on-conflict.ts';
import type { Deps } from '../../deps.ts';

/**
 * Adds the attempts that were submitted since the last time to those that are counted. Lists count both; without this,
 * they would go through ever more rows.
 */
export async function countAttempts({ db }: Pick<Deps, 'db'>): Promise<void> {
  await repeatOnConflict(() =>
    sql`
      with counted as (delete from section_attempts_new returning section_id)
      insert into section_attempts as a (section_id, submitted)
      select c.section_id, count(*) from counted c group by c.section_id order by c.section_id
      on conflict (section_id) do update set submitted = a.submitted + excluded.submitted`.execute(db),
  );
}
