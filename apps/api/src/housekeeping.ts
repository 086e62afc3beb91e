import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { repeatOnConflict } from './db/repeat-on-conflict.ts';
import type { Deps } from './deps.ts';
import { emptyBin } from './modules/bin/bin.ts';
import { checkStored } from './modules/exams/exams.ts';
import { removeUnusedMedia } from './modules/media/media.ts';
import type { Sections } from './modules/sections/sections.ts';
import { recomputeStatistics } from './modules/statistics/key-proposals/recompute-statistics.ts';
import { notTwice } from './platform/background-work/not-twice.ts';

const MINUTE = 60 * 1000;
const EVERY = 10 * MINUTE;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Many times as long as a request may take: what is younger may still be arriving, at another process. */
const DRAFT_LIFE = HOUR;
/** A device that was offline meanwhile may still submit what another has discarded. */
const DISCARDED_LIFE = 7 * DAY;

/** Removes, now and then, what has run out: it is refused already, and only takes room. */
export function startHousekeeping(
  deps: Deps & { readonly log?: Pick<FastifyBaseLogger, 'info'> },
  sections: Pick<Sections, 'version'>,
): () => void {
  // It may take longer than a minute.
  const recompute = notTwice(() => recomputeStatistics({ ...deps, sections }));
  const removeUnused = async () => void (await removeUnusedMedia(deps));
  const timers = [
    setInterval(() => deps.background.run(() => removeExpired(deps)), EVERY),
    setInterval(() => deps.background.run(recompute), MINUTE),
    setInterval(() => deps.background.run(() => emptyBin(deps)), HOUR),
    setInterval(() => deps.background.run(() => checkStored(deps)), HOUR),
    setInterval(() => deps.background.run(() => removeDrafts(deps)), DAY),
    setInterval(() => deps.background.run(removeUnused), DAY),
  ];
  for (const timer of timers) timer.unref();
  deps.background.run(() => removeDrafts(deps));
  deps.background.run(removeUnused);
  deps.background.run(() => emptyBin(deps));
  deps.background.run(() => checkStored(deps));
  return () => timers.forEach(clearInterval);
}

/** Rows of one statement: it ends, and gives back what it holds, long before anybody who waits for it notices. */
const ROWS_AT_ONCE = 1000;

export async function removeExpired({ config, db, now }: Pick<Deps, 'config' | 'db' | 'now'>): Promise<void> {
  const ago = (milliseconds: number) => new Date(now().getTime() - milliseconds);
  const expired = [
    {
      table: 'tokens',
      key: ['hash'],
      isOver: sql`(expires_at <= ${now()} or last_used_at <= ${ago(config.sessionIdleHours * HOUR)})`,
    },
    { table: 'password_resets', key: ['hash'], isOver: sql`expires_at <= ${now()}` },
    { table: 'sign_ups', key: ['hash'], isOver: sql`expires_at <= ${now()}` },
    { table: 'throttles', key: ['key'], isOver: sql`expire <= ${now().getTime()}` },
    { table: 'discarded_attempts', key: ['id'], isOver: sql`discarded_at <= ${ago(DISCARDED_LIFE)}` },
    { table: 'idempotent_responses', key: ['key'], isOver: sql`expires_at <= ${now()}` },
    { table: 'guest_attempts', key: ['id'], isOver: sql`expires_at <= ${now()}` },
    { table: 'setup_codes', key: ['hash'], isOver: sql`expires_at <= ${now()}` },
    { table: 'draft_editors', key: ['draft_id', 'user_id'], isOver: sql`seen_at <= ${ago(DAY)}` },
  ] as const;
  for (const { table, key, isOver } of expired) {
    const columns = sql.join(key.map((column) => sql.ref(column)));
    // What somebody holds at this moment is left for the next time.
    const remove = sql`
      delete from ${sql.table(table)} where (${columns}) in (
        select ${columns} from ${sql.table(table)} where ${isOver} limit ${ROWS_AT_ONCE} for update skip locked)`;
    let removed = 0n;
    do ({ numAffectedRows: removed = 0n } = await repeatOnConflict(() => remove.execute(db)));
    while (removed === BigInt(ROWS_AT_ONCE));
  }
}

async function removeDrafts({ media, now }: Pick<Deps, 'media' | 'now'>): Promise<void> {
  await media.removeDrafts(new Date(now().getTime() - DRAFT_LIFE));
}
