import { sql, type Kysely } from 'kysely';
import type { ProblemState } from '@bandwise/api-contract/learner';
import type { Schema } from '../schema.ts';
import { addUp } from './add-up.ts';

/** What the database counts by itself (migration 2026-11-29-growth). */
export type CountedName = 'audit_log' | `problem_reports/${ProblemState}`;

/** How many rows there are, without looking at them. */
export async function rowsOf(db: Kysely<Schema>, name: CountedName): Promise<number> {
  const { rows } = await sql<{ rows: number }>`
    select coalesce(sum(rows), 0)::integer as rows
      from (select rows from row_counts where name = ${name}
             union all
            select change from row_counts_new where name = ${name}) each`.execute(db);
  return rows[0]?.rows ?? 0;
}

export function countRows({ db }: { readonly db: Kysely<Schema> }): Promise<void> {
  return addUp(db, { table: 'row_counts', key: 'name', count: 'rows', change: sql`sum(c.change)` });
}
