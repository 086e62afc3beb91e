import { repeatOnConflict } from './db/repeat-on-conflict.ts';
import type { Deps } from './deps.ts';

const EVERY = 10 * 60 * 1000;

/** Removes, now and then, what has run out: it is refused already, and only takes room. */
export function keepHouse(deps: Deps): () => void {
  const timer = setInterval(() => deps.background.run(() => removeExpired(deps)), EVERY);
  timer.unref();
  return () => clearInterval(timer);
}

export async function removeExpired({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const tokens = db.deleteFrom('tokens').where('expires_at', '<=', now());
  const resets = db.deleteFrom('password_resets').where('expires_at', '<=', now());
  const throttles = db.deleteFrom('throttles').where('expire', '<=', String(now().getTime()));
  for (const expired of [tokens, resets, throttles]) await repeatOnConflict(() => expired.execute());
}
