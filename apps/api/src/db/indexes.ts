import { sql, type Kysely } from 'kysely';
import { inOneProcess } from './in-one-process.ts';
import type { Schema } from './schema.ts';

/** Definitions by name. A definition never changes: a changed index has a new name. */
type Indexes = Readonly<Record<string, string>>;

/**
 * Indexes that releases after the initial schema add to its tables. They are built after the migrations, outside of a transaction
 * and while others write: an index on a large table takes minutes, for which a migration would lock out writers
 * (docs/decisions/060-growth.md). The indexes of the initial schema are beside its tables.
 */
const INDEXES: Indexes = {};

/** The key of the advisory lock for building indexes. */
const LOCK = 4_907_112_026;

/** Builds the missing indexes, and again those that an interruption left invalid. Does not wait for another process that does so. */
export async function buildIndexes(db: Kysely<Schema>, indexes = INDEXES): Promise<void> {
  if ((await findMissing(db, indexes)).length === 0) return;
  await inOneProcess(db, LOCK, async (connection) => {
    for (const name of await findMissing(connection, indexes)) {
      await sql`drop index concurrently if exists ${sql.id(name)}`.execute(connection);
      await sql`create index concurrently ${sql.id(name)} on ${sql.raw(indexes[name] ?? '')}`.execute(connection);
    }
  });
}

async function findMissing(db: Kysely<Schema>, indexes: Indexes): Promise<readonly string[]> {
  const names = Object.keys(indexes);
  if (names.length === 0) return names;
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indisvalid and pg_table_is_visible(c.oid) and c.relname = any(${names})`.execute(db);
  const built = new Set(rows.map(({ name }) => name));
  return names.filter((name) => !built.has(name));
}
