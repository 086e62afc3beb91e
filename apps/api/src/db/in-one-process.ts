import { sql, type Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Does what one process is enough for. Another that does it at this moment is not waited for. */
export async function inOneProcess(
  db: Kysely<Schema>,
  lock: number,
  work: (connection: Kysely<Schema>) => Promise<void>,
): Promise<void> {
  // The lock is the connection's.
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
