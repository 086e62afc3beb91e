import type { Pool } from 'pg';

// An ordinary role may query both. Positions are bytes from the beginning of the cluster's write-ahead log.
const PRIMARY = `select (pg_current_wal_insert_lsn() - '0/0')::text as written,
                        (select system_identifier::text from pg_control_system()) as identity`;
const REPLICA = `select case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0')::text end as replayed,
                        (select system_identifier::text from pg_control_system()) as identity`;

/** How far the primary has written, and the cluster's identity, which its replicas share. */
export async function askPrimary(pool: Pool): Promise<{ readonly written: bigint; readonly identity: string }> {
  const { rows } = await pool.query<{ written: string; identity: string }>(PRIMARY);
  const [row] = rows;
  if (!row) throw new Error('The primary did not say how far it has written');
  return { written: BigInt(row.written), identity: row.identity };
}

/** The position that a replica has replayed; null if the server is no replica. */
export async function askReplica(pool: Pool): Promise<{ readonly replayed: bigint | null; readonly identity: string }> {
  const { rows } = await pool.query<{ replayed: string | null; identity: string }>(REPLICA);
  const [row] = rows;
  if (!row) throw new Error('The replica did not say how much it has applied');
  return { replayed: row.replayed === null ? null : BigInt(row.replayed), identity: row.identity };
}
