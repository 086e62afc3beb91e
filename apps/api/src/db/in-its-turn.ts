import { setTimeout as delay } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { isLockTimeout } from './database-errors.ts';
import type { Schema } from './schema.ts';

/**
 * Queries of a table wait behind a change that waits for its lock. So the change gives up before they do, and retries.
 */
const LOCK_WAIT = '500ms';
const PAUSE = 2000;

/** Changes tables in use as soon as no long transaction locks them, without blocking others in the meantime. */
export async function inItsTurn(
  db: Kysely<Schema>,
  change: (connection: Kysely<Schema>) => Promise<void>,
): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set lock_timeout = ${sql.lit(LOCK_WAIT)}`.execute(connection);
    for (let tried = 0; !(await isDone(() => change(connection))); tried += 1) {
      if (tried === 0) console.warn('The tables are in use. Their upgrade waits until they are free.');
      await delay(PAUSE);
    }
    await sql`reset lock_timeout`.execute(connection);
  });
}

async function isDone(change: () => Promise<void>): Promise<boolean> {
  try {
    await change();
    return true;
  } catch (error) {
    if (isLockTimeout(error)) return false;
    throw error;
  }
}
