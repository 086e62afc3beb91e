import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestApp } from '../testing/create-test-app.ts';

type Shape = Record<string, Record<string, { nullable: boolean }>>;

it('describes the migrated database, column by column', async () => {
  const { deps } = await createTestApp();
  const { rows } = await sql<{ table: string; column: string; nullable: boolean }>`
    select table_name as table, column_name as column, is_nullable = 'YES' as nullable
    from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely_%'`.execute(deps.db);
  const migrated: Shape = {};
  for (const { table, column, nullable } of rows) (migrated[table] ??= {})[column] = { nullable };
  expect(described()).toEqual(migrated);
});

it('finds by an index what names a row that may be deleted', async () => {
  const { deps } = await createTestApp();
  // The rows named by a foreign key without an action (`a`) are never deleted.
  const { rows } = await sql<{ table: string; column: string }>`
    select c.conrelid::regclass::text as table, a.attname as column
      from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confdeltype <> 'a' and c.connamespace = 'public'::regnamespace
       and not exists (select from pg_index i
                        where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
                          and (i.indpred is null
                            or pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', a.attname)))
     order by 1, 2`.execute(deps.db);
  expect(rows).toEqual([]);
});

/** Parses the text of schema.ts, because types do not exist at run time. */
function described(): Shape {
  const source = readFileSync(new URL('./schema.ts', import.meta.url), 'utf8').replace(/\/\*\*.*?\*\//gs, '');
  const body = (name: string) =>
    [...(new RegExp(`interface ${name} \\{(.*?)\\n\\}`, 's').exec(source)?.[1] ?? '').matchAll(/(\w+): ([^;]+);/g)].map(
      ([, field = '', type = '']) => [field, type] as const,
    );
  return Object.fromEntries(
    body('Schema').map(([table, type]) => [
      table,
      Object.fromEntries(body(type).map(([column, columnType]) => [column, { nullable: isNullable(columnType) }])),
    ]),
  );
}

/** For a ColumnType, the selected type counts. */
function isNullable(type: string): boolean {
  const read = /^ColumnType<([^,]+),/s.exec(type)?.[1] ?? type;
  return /\bnull\b/.test(read);
}

it('has nothing that a backup would leave out: sequences, views, partitioned or unlogged tables, large objects', async () => {
  const { deps } = await createTestApp();
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and (relkind not in ('r', 'i', 't') or relpersistence <> 'p')
    union all select oid::text from pg_largeobject_metadata`.execute(deps.db);
  expect(rows).toEqual([]);
});
