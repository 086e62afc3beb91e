import { sql, type Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';

/** A table to copy, without its generated columns. */
export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
}

/** All tables, by name. */
export async function readTables(db: Kysely<Schema>): Promise<readonly Table[]> {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not starts_with(c.relname, 'kysely_')
     group by c.oid order by c.relname collate "C"`.execute(db);
  return rows;
}

/** The executed migrations in order; null if there are none. */
export async function readMigrations(db: Kysely<Schema>): Promise<readonly string[] | null> {
  const { rows: found } = await sql<{ has: boolean }>`
    select to_regclass('public.kysely_migration') is not null as has`.execute(db);
  if (!found[0]?.has) return null;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by timestamp, name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Quotes an identifier. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
