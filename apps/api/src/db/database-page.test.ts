import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestApp } from '../testing/create-test-app.ts';

const PAGE = new URL('../../../../docs/database.md', import.meta.url);
const ROW = /^\| `(\w+)` +\| `(\w+)` +\| (\S.*?) +\|$/gm;

it('has the triggers of docs/database.md, each with a reason, and at most twelve', async () => {
  const { deps } = await createTestApp();
  const { rows } = await sql<{ name: string }>`
    select tgrelid::regclass || '.' || tgname as name from pg_trigger where not tgisinternal order by 1`.execute(
    deps.db,
  );
  const listed = [...readFileSync(PAGE, 'utf8').matchAll(ROW)].map(([, trigger, table, reason = '']) => {
    expect(reason).toMatch(/\w+ \w+ \w+/);
    return `${table}.${trigger}`;
  });
  expect(listed.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
  expect(listed.length).toBeLessThanOrEqual(12);
});

it('has at most thirty-nine tables of its own', async () => {
  const { deps } = await createTestApp();
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely_%'`.execute(
    deps.db,
  );
  expect(rows.length).toBeLessThanOrEqual(39);
});
