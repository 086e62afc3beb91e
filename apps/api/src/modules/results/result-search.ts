import { ROWS_COUNTED } from '@bandwise/api-contract/admin';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { sectionsNamed, usersNamed } from '../../platform/search/holds-text.ts';
import { hasTitle, matchesFilter, SOURCES, type ResultFilter } from './result-filter.ts';

/** One above the limit, to know whether there are more. */
const ENOUGH = ROWS_COUNTED + 1;

/**
 * Resolves the search of a filter. A few matching learners and tests lead to their results by indexes; if the matches exceed the limit, a
 * scan in any order soon finds enough.
 */
export async function searched(db: Kysely<Schema>, { search = '', ...filter }: ResultFilter): Promise<ResultFilter> {
  const term = search.trim();
  if (term === '') return filter;
  const { kind } = filter;
  // One query for each match, so that the planner can't choose to scan all results.
  const ofEach = (named: RawBuilder<unknown>, column: string) => sql`
    select a.id from (${named} offset 0) as named (id) cross join lateral (
      select a.id from ${SOURCES[kind].table} a where ${sql.ref(`a.${column}`)} = named.id and ${matchesFilter(filter)} limit ${ENOUGH}
    ) a limit ${ENOUGH}`;
  const ofTests =
    kind === 'exam'
      ? sql`select a.id from exam_results a where ${hasTitle(term)} and ${matchesFilter(filter)} limit ${ENOUGH}`
      : ofEach(sectionsNamed(term), 'section_id');
  const { rows } = await sql<{ id: string }>`
    (${ofEach(usersNamed(term), 'user_id')}) union (${ofTests}) limit ${ENOUGH}`.execute(db);
  return rows.length < ENOUGH ? { ...filter, hits: rows.map(({ id }) => id) } : { ...filter, search: term };
}
