import { sql, type Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/**
 * Indexes that are built after the migrations, outside of a transaction and while others write: one on a large table takes
 * minutes, and a migration would keep writers out for as long (docs/decisions/060-growth.md). A definition never changes: another
 * one is another name.
 */
const INDEXES = {
  tokens_expires_at: `tokens (expires_at)`,
  throttles_expire: `throttles (expire)`,
  users_administrators: `users (id) where role = 'admin'`,
  users_newest: `users (created_at desc, id)`,
  exams_newest: `exams (skill, created_at desc, id) where deleted_at is null`,
  attempts_of_user: `attempts (user_id, submitted_at desc, id desc) where submitted_at is not null`,
  attempts_by_share: `attempts ((coalesce(marks::double precision / nullif(total, 0), 0)), submitted_at, id) where submitted_at is not null`,
  exam_results_by_share: `exam_results ((coalesce(marks::double precision / nullif(total, 0), 0)), submitted_at, id)`,
  exam_results_by_title: `exam_results ((fold_text(title)), submitted_at, id)`,
  sections_by_title: `sections ((fold_text(title)), id)`,
  users_by_name: `users ((fold_text(first_name || ' ' || last_name)), id)`,
  audit_log_words: `audit_log using gin (search_words(fold_text(actor_name || ' · ' || action || ' · ' || summary)))`,
} as const;

/** Of nobody else's. */
const LOCK = 4_907_112_026;

/** Builds what is missing, and anew what a break has left half built. Another process that does so is not waited for. */
export async function buildIndexes(db: Kysely<Schema>): Promise<void> {
  // The lock is the connection's.
  await db.connection().execute(async (connection) => {
    const missing = await findMissing(connection);
    if (missing.length === 0) return;
    const { rows } = await sql<{ got: boolean }>`select pg_try_advisory_lock(${LOCK}::bigint) as got`.execute(
      connection,
    );
    if (!rows[0]?.got) return;
    try {
      for (const [name, definition] of await findMissing(connection)) {
        await sql`drop index concurrently if exists ${sql.id(name)}`.execute(connection);
        await sql`create index concurrently ${sql.id(name)} on ${sql.raw(definition)}`.execute(connection);
      }
    } finally {
      await sql`select pg_advisory_unlock(${LOCK}::bigint)`.execute(connection);
    }
  });
}

async function findMissing(db: Kysely<Schema>): Promise<readonly (readonly [string, string])[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indisvalid and pg_table_is_visible(c.oid) and c.relname = any(${Object.keys(INDEXES)})`.execute(db);
  const built = new Set(rows.map(({ name }) => name));
  return Object.entries(INDEXES).filter(([name]) => !built.has(name));
}
