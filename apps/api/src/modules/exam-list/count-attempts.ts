import { sql } from 'kysely';
import { addUp } from '../../db/counts/add-up.ts';
import type { Deps } from '../../deps.ts';

/** Adds the attempts that were submitted since the last time to those that are counted. */
export function countAttempts({ db }: Pick<Deps, 'db'>): Promise<void> {
  return addUp(db, { table: 'section_attempts', key: 'section_id', count: 'submitted', change: sql`count(*)` });
}
