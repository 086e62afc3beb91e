import type { Pool } from 'pg';

/** Bytes of the write-ahead log from which a checkpoint is made: two segments. */
const LONG = 32 * 1024 * 1024;
const EVERY = 5000;

/**
 * Makes a checkpoint when the log has grown. PostgreSQL in a single process makes none: the log would grow until the database is closed,
 * and a recovery would replay the whole log.
 */
async function shortenLog(pool: Pick<Pool, 'query'>): Promise<void> {
  const { rows } = await pool.query<{ grown: string }>(
    'select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) as grown from pg_control_checkpoint()',
  );
  if (Number(rows[0]?.grown) >= LONG) await pool.query('checkpoint');
}

/** Checks the log every few seconds while the database is used, because only use makes it grow. */
export function keepLogShort(pool: Pool): void {
  let checkedAt = performance.now();
  pool.on('release', () => {
    if (performance.now() - checkedAt < EVERY) return;
    checkedAt = performance.now();
    // If the database fails, its users report that.
    shortenLog(pool).catch(() => undefined);
  });
}
