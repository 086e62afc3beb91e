import { repeatOnConflict } from './db/repeat-on-conflict.ts';
import type { Deps } from './deps.ts';
import { emptyBin } from './modules/bin/bin.ts';
import { countAttempts } from './modules/exam-list/exam-list.ts';
import { checkStored } from './modules/exams/exams.ts';

const MINUTE = 60 * 1000;
const EVERY = 10 * MINUTE;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Many times as long as a request may take: what is younger may still be arriving, at another process. */
const DRAFT_LIFE = HOUR;
/** A device that was offline meanwhile may still submit what another has discarded. */
const DISCARDED_LIFE = 7 * DAY;

/** Removes, now and then, what has run out: it is refused already, and only takes room. */
export function startHousekeeping(deps: Deps): () => void {
  const timers = [
    setInterval(() => deps.background.run(() => removeExpired(deps)), EVERY),
    setInterval(() => deps.background.run(() => countAttempts(deps)), MINUTE),
    setInterval(() => deps.background.run(() => emptyBin(deps)), HOUR),
    setInterval(() => deps.background.run(() => checkStored(deps)), HOUR),
    setInterval(() => deps.background.run(() => removeDrafts(deps)), DAY),
  ];
  for (const timer of timers) timer.unref();
  deps.background.run(() => removeDrafts(deps));
  deps.background.run(() => emptyBin(deps));
  deps.background.run(() => checkStored(deps));
  return () => timers.forEach(clearInterval);
}

export async function removeExpired({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const tokens = db.deleteFrom('tokens').where('expires_at', '<=', now());
  const resets = db.deleteFrom('password_resets').where('expires_at', '<=', now());
  const throttles = db.deleteFrom('throttles').where('expire', '<=', String(now().getTime()));
  const discarded = db
    .deleteFrom('discarded_attempts')
    .where('discarded_at', '<=', new Date(now().getTime() - DISCARDED_LIFE));
  const answers = db.deleteFrom('kept_answers').where('expires_at', '<=', now());
  const editors = db.deleteFrom('draft_editors').where('seen_at', '<=', new Date(now().getTime() - DAY));
  for (const expired of [tokens, resets, throttles, discarded, answers, editors])
    await repeatOnConflict(() => expired.execute());
}

async function removeDrafts({ media, now }: Pick<Deps, 'media' | 'now'>): Promise<void> {
  await media.removeDrafts(new Date(now().getTime() - DRAFT_LIFE));
}
