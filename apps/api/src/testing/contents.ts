import { sql, type Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';

export type Row = Record<string, unknown>;

/** Every row of every table. */
export async function contents(db: Kysely<Schema>): Promise<Record<string, Row[]>> {
  const tables = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = 'public' and tablename not like 'kysely_%' order by 1`.execute(db);
  const all: Record<string, Row[]> = {};
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ row: Row }>`select to_jsonb(t) as row from ${sql.table(name)} t`.execute(db);
    all[name] = rows.map(({ row }) => row);
  }
  return all;
}

/** Rows as texts, in an order of their own. */
export function sorted(rows: readonly Row[]): string[] {
  return rows.map((row) => JSON.stringify(row)).toSorted((a, b) => a.localeCompare(b));
}
