import { sql, type Kysely, type RawBuilder } from 'kysely';
import { repeatOnConflict } from '../repeat-on-conflict.ts';
import type { Schema } from '../schema.ts';

interface Unowned {
  readonly table: keyof Schema;
  readonly key: readonly string[];
  readonly column: 'owner_id' | 'user_id';
  /** Of the row `t`. */
  readonly owner: RawBuilder<string>;
}

const OF_SITTING = sql<string>`(select s.owner_id from sittings s where s.id = t.sitting_id)`;

/** Each after those that it is filled from. What is left of somebody who is gone already is its own owner. */
const UNOWNED: readonly Unowned[] = [
  {
    table: 'sittings',
    key: ['id'],
    column: 'owner_id',
    owner: sql`coalesce(t.user_id, t.id)`,
  },
  { table: 'sitting_sections', key: ['sitting_id', 'section_id'], column: 'owner_id', owner: OF_SITTING },
  { table: 'exam_results', key: ['id'], column: 'owner_id', owner: OF_SITTING },
  {
    table: 'attempts',
    key: ['id'],
    column: 'owner_id',
    owner: sql`coalesce(t.user_id, ${OF_SITTING}, t.id)`,
  },
  {
    table: 'regraded_attempts',
    key: ['regrade_id', 'attempt_id'],
    column: 'owner_id',
    owner: sql`(select a.owner_id from attempts a where a.id = t.attempt_id)`,
  },
  {
    table: 'problem_notices',
    key: ['report_id'],
    column: 'user_id',
    owner: sql`(select r.user_id from problem_reports r where r.id = t.report_id)`,
  },
];

const NOBODY = sql`'00000000-0000-0000-0000-000000000000'::uuid`;

/** Rows of one statement: whoever waits for one of them does not notice. */
const ROWS_AT_ONCE = 1000;

/**
 * Says whose the rows are that were there before they had an owner. Others write meanwhile: what they add has an owner. Safe to be
 * broken off, and to be done by several processes at once; each knows at its end that all is done.
 */
export async function fillOwners(db: Kysely<Schema>): Promise<void> {
  for (const unowned of UNOWNED) {
    let after: readonly unknown[] | null = null;
    do after = await fillPage(db, unowned, after);
    while (after !== null);
  }
}

/** By the key, which no change moves. @returns the last key of the page; null: it was the last one. */
async function fillPage(
  db: Kysely<Schema>,
  { table, key, column, owner }: Unowned,
  after: readonly unknown[] | null,
): Promise<readonly unknown[] | null> {
  const keyOf = (alias: string) => sql.join(key.map((name) => sql.ref(`${alias}.${name}`)));
  const rest =
    after === null ? sql`true` : sql`(${keyOf('t')}) > (${sql.join(after.map((part) => sql`${part}::uuid`))})`;
  const statement = sql<{ readonly last: readonly unknown[]; readonly rows: number }>`
    with page as materialized (
           select ${keyOf('t')}, t.${sql.id(column)} as owner from ${sql.table(table)} t
            where ${rest} order by ${keyOf('t')} limit ${ROWS_AT_ONCE}),
         due as materialized (
           select ${keyOf('t')} from ${sql.table(table)} t
            where (${keyOf('t')}) in (select ${keyOf('page')} from page where owner = ${NOBODY})
            order by ${keyOf('t')} for no key update),
         filled as (
           update ${sql.table(table)} t set ${sql.id(column)} = ${owner}
             from due where (${keyOf('t')}) = (${keyOf('due')}) and t.${sql.id(column)} = ${NOBODY})
    select json_build_array(${keyOf('page')}) as last, (select count(*)::int from page) as rows
      from page order by ${keyOf('page')} desc limit 1`;
  const { rows } = await repeatOnConflict(() => statement.execute(db));
  const [page] = rows;
  return page?.rows === ROWS_AT_ONCE ? page.last : null;
}
