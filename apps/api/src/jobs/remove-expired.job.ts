import { sql } from 'kysely';
import { repeatOnConflict } from '../db/repeat-on-conflict.ts';
import type { Deps } from '../deps.ts';
import { DAY, HOUR } from '../limits.ts';
import type { Job, PatientWork } from '../platform/jobs/job.ts';

/** A device that was offline may still submit an attempt that another device has discarded. */
const DISCARDED_LIFE = 7 * DAY;

type Work = Pick<Deps, 'config' | 'db' | 'now'>;

/** Deletes expired rows, which are already ignored. */
export const removeExpiredJob: Job<Pick<Deps, 'config' | 'now'> & PatientWork> = {
  name: 'remove-expired-rows',
  schedule: '*/10 * * * *',
  retries: { most: 0, seconds: 60 },
  limitSeconds: 600,
  pollSeconds: 60,
  run: ({ config, now, patient: db }) => removeExpired({ config, db, now }),
};

/** Rows in one statement: short, so that no call waits for its locks. */
const ROWS_AT_ONCE = 1000;

export async function removeExpired({ config, db, now }: Work): Promise<void> {
  const ago = (milliseconds: number) => new Date(now().getTime() - milliseconds);
  const expired = [
    {
      table: 'tokens',
      key: ['hash'],
      isOver: sql`(expires_at <= ${now()} or last_used_at <= ${ago(config.sessionIdleHours * HOUR)})`,
    },
    { table: 'one_time_codes', key: ['hash'], isOver: sql`expires_at <= ${now()}` },
    { table: 'sign_ups', key: ['hash'], isOver: sql`expires_at <= ${now()}` },
    { table: 'throttles', key: ['key'], isOver: sql`expire <= ${now().getTime()}` },
    { table: 'discarded_attempts', key: ['id'], isOver: sql`discarded_at <= ${ago(DISCARDED_LIFE)}` },
    { table: 'idempotent_responses', key: ['key'], isOver: sql`expires_at <= ${now()}` },
    { table: 'guest_attempts', key: ['id'], isOver: sql`expires_at <= ${now()}` },
    { table: 'draft_editors', key: ['draft_id', 'user_id'], isOver: sql`seen_at <= ${ago(DAY)}` },
  ] as const;
  for (const { table, key, isOver } of expired) {
    const columns = sql.join(key.map((column) => sql.ref(column)));
    // Locked rows are left to the next run. As a sub-select, the rows could be chosen again for each deleted row, past the limit.
    const remove = sql`
      with chosen as materialized (
        select ${columns} from ${sql.table(table)} where ${isOver} limit ${ROWS_AT_ONCE} for update skip locked)
      delete from ${sql.table(table)} where (${columns}) in (select ${columns} from chosen)`;
    let removed = 0n;
    do ({ numAffectedRows: removed = 0n } = await repeatOnConflict(() => remove.execute(db)));
    while (removed === BigInt(ROWS_AT_ONCE));
  }
}
