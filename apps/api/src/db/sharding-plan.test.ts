import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestApp } from '../testing/create-test-app.ts';

const PLAN = new URL('../../../../docs/scale.md', import.meta.url);
const ROW = /^\| `(\w+)` +\| (by `(\w+)`|everywhere|one node) +\| (.*?) +\|$/gm;

interface Facts {
  readonly table: string;
  readonly columns: readonly string[];
  readonly nullable: readonly string[];
  /** The columns of each primary key and unique index. */
  readonly keys: readonly (readonly string[])[];
  readonly references: readonly Reference[];
  readonly triggers: number;
}

/** Where the plan has a table; `column`: by which it is spread. */
interface Place {
  readonly where: string;
  readonly column: string | null;
}

interface Reference {
  readonly to: string;
  /** Each with the column that it names. */
  readonly columns: readonly { readonly own: string; readonly theirs: string }[];
  readonly clears: boolean;
}

/** docs/scale.md says where each table would be, and what is still in the way of it by Citus's rules. */
it('the plan of sharding names every table, and what keeps it from being where it is to be [D83]', async () => {
  const { deps } = await createTestApp();
  const { rows } = await sql<Facts>`
    select c.relname as table,
           (select json_agg(attname) from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped) as columns,
           (select coalesce(json_agg(attname), '[]') from pg_attribute
             where attrelid = c.oid and attnum > 0 and not attisdropped and not attnotnull) as nullable,
           (select coalesce(json_agg((select coalesce(json_agg(attname order by attnum), '[]') from pg_attribute
                                       where attrelid = c.oid and attnum = any(indkey))), '[]')
              from pg_index where indrelid = c.oid and indisunique) as keys,
           (select coalesce(json_agg(json_build_object(
                     'to', confrelid::regclass::text, 'clears', confdeltype = 'n',
                     'columns', (select json_agg(json_build_object('own', o.attname, 'theirs', t.attname))
                                   from unnest(conkey, confkey) as pair (own, theirs)
                                   join pg_attribute o on o.attrelid = conrelid and o.attnum = pair.own
                                   join pg_attribute t on t.attrelid = confrelid and t.attnum = pair.theirs))), '[]')
              from pg_constraint where conrelid = c.oid and contype = 'f') as references,
           (select count(*)::int from pg_trigger where tgrelid = c.oid and not tgisinternal) as triggers
      from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'kysely%'`.execute(
    deps.db,
  );
  const planned = [...readFileSync(PLAN, 'utf8').matchAll(ROW)].map(
    ([, table = '', where = '', column, inTheWay = '']) => ({
      table,
      where,
      column: column ?? null,
      inTheWay,
    }),
  );
  const spread = new Map(planned.map(({ table, column }) => [table, column]));
  const found = planned.map((row) => {
    const facts = rows.find(({ table }) => table === row.table);
    return {
      ...row,
      inTheWay: facts ? whatIsInTheWay(facts, row, spread).join('; ') || 'nothing' : 'no such table',
    };
  });
  expect(planned, 'The table in docs/scale.md, "Sharding by user", says something else than the database').toEqual(
    found,
  );
  expect(planned.map(({ table }) => table).toSorted()).toEqual(rows.map(({ table }) => table).toSorted());
});

function whatIsInTheWay(
  { columns, nullable, keys, references, triggers }: Facts,
  { column, where }: Place,
  spread: ReadonlyMap<string, string | null>,
): readonly string[] {
  const list = (names: readonly string[]) => `(${names.join(', ')})`;
  const toSpread = references.filter(({ to }) => spread.get(to));
  const isTogether = ({ to, columns: named }: Reference) =>
    named.some(({ own, theirs }) => own === column && theirs === spread.get(to));
  const changes = triggers > 0 ? [`triggers: ${triggers}`] : [];
  if (where === 'one node') return toSpread.map(({ to }) => `names \`${to}\``);
  if (column === null) return [...toSpread.map(({ to }) => `names \`${to}\``), ...changes];
  if (!columns.includes(column)) return [`no ${column}`, ...toSpread.map(({ to }) => `names \`${to}\` without it`)];
  return [
    ...(nullable.includes(column) ? [`${column} may be null`] : []),
    ...references
      .filter(({ clears, columns: named }) => clears && named.some(({ own }) => own === column))
      .map(({ to }) => `cleared with its row of \`${to}\``),
    ...keys
      .filter((key) => !key.includes(column))
      .map((key) => `key ${list(key)}`)
      .toSorted(),
    ...toSpread.filter((reference) => !isTogether(reference)).map(({ to }) => `names \`${to}\` without it`),
    ...changes,
  ];
}
