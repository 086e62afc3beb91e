import { sql, type Kysely } from 'kysely';
import type { ProblemState } from '@bandwise/api-contract/learner';
import type { Schema } from '../schema.ts';
import { addUp } from './add-up.ts';

/** What the database counts by itself (migration 2026-11-29-growth). */
export type CountedName = 'audit_log' | `problem_reports/${ProblemState}`;

/** How many rows there are of each name, without looking at them. */
export async function rowsOfEach(db: Kysely<Schema>, names: readonly CountedName[]): Promise<readonly number[]> {
  const { rows } = await sql<{ rows: number }>`
    select coalesce(sum(rows), 0)::integer as rows
      from unnest(${names}::text[]) with ordinality as wanted (name, place)
      left join (select name, rows from row_counts
                  union all
                 select name, change from row_counts_new) each using (name)
     group by place order by place`.execute(db);
  return rows.map((row) => row.rows);
}

export async function rowsOf(db: Kysely<Schema>, name: CountedName): Promise<number> {
  const [rows = 0] = await rowsOfEach(db, [name]);
  return rows;
}

export function countRows({ db }: { readonly db: Kysely<Schema> }): Promise<void> {
  return addUp(db, { table: 'row_counts', key: 'name', count: 'rows', change: sql`sum(c.change)` });
}
