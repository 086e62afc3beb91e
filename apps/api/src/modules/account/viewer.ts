import type { Deps } from '../../deps.ts';
import { isActive } from './account.policy.ts';
import { findTokenOwner, type Account } from './account.repo.ts';
import { sessionClock } from './sessions/session-clock.ts';

/** The first active account among those whose tokens have these hashes (base64); null: none of the sessions is valid. */
export async function findViewer(
  deps: Pick<Deps, 'config' | 'db' | 'now'>,
  tokenHashes: readonly string[],
): Promise<Account | null> {
  const clock = sessionClock(deps);
  for (const hash of tokenHashes) {
    const account = await findTokenOwner(deps.db, { hash: Buffer.from(hash, 'base64'), ...clock });
    if (account && isActive(account, { now: clock.now, timeZone: deps.config.timeZone })) return account;
  }
  return null;
}
