import { sql, type Kysely, type RawBuilder } from 'kysely';
import { repeatOnConflict } from '../repeat-on-conflict.ts';
import type { Schema } from '../schema.ts';

/** A count that triggers keep: what they add are rows of another table, so that no two writers wait for each other. */
export interface StoredCount {
  readonly table: 'row_counts' | 'section_attempts';
  /** What is counted apart. */
  readonly key: string;
  readonly count: string;
  /** What the added rows `c` of one key amount to. */
  readonly change: RawBuilder<unknown>;
}

/** Rows of one statement: what it locks is free again before anybody notices. */
const ROWS_AT_ONCE = 5000;

/** Adds what came since the last time to what is counted. Who reads adds both; without this, they would read ever more rows. */
export async function addUp(db: Kysely<Schema>, { table, key, count, change }: StoredCount): Promise<void> {
  const [added, by, stored] = [sql.table(`${table}_new`), sql.id(key), sql.id(count)];
  const add = sql`
    with counted as (
           delete from ${added} where ctid = any(array(
             select ctid from ${added} limit ${ROWS_AT_ONCE} for update skip locked))
           returning *),
         added as (
           insert into ${sql.table(table)} as a (${by}, ${stored})
           select c.${by}, ${change} from counted c group by c.${by} order by c.${by}
           on conflict (${by}) do update set ${stored} = a.${stored} + excluded.${stored})
    select from counted`;
  let counted = 0;
  do counted = (await repeatOnConflict(() => add.execute(db))).rows.length;
  while (counted === ROWS_AT_ONCE);
}
