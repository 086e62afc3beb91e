import { sql, type Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Runs work that only one process needs to do; skips it while another process runs it. */
export async function inOneProcess(
  db: Kysely<Schema>,
  lock: number,
  work: (connection: Kysely<Schema>) => Promise<void>,
): Promise<void> {
  // The advisory lock belongs to the connection.
  await db.connection().execute(async (connection) => {
    const { rows } = await sql<{ got: boolean }>`select pg_try_advisory_lock(${lock}::bigint) as got`.execute(
      connection,
    );
    if (!rows[0]?.got) return;
    try {
      await work(connection);
    } finally {
      await sql`select pg_advisory_unlock(${lock}::bigint)`.execute(connection);
    }
  });
}
