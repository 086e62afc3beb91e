import type { Deps } from '../../deps.ts';
import { isActive } from './account.policy.ts';
import { findTokenOwner, type Account } from './account.repo.ts';

/** The first active account among those whose tokens have these hashes (base64); null: none of the sessions is valid. */
export async function findViewer(
  { db, now, config }: Pick<Deps, 'config' | 'db' | 'now'>,
  tokenHashes: readonly string[],
): Promise<Account | null> {
  for (const hash of tokenHashes) {
    const account = await findTokenOwner(db, { hash: Buffer.from(hash, 'base64'), now: now() });
    if (account && isActive(account, { now: now(), timeZone: config.timeZone })) return account;
  }
  return null;
}
