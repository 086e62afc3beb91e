import type { Deps } from '../../deps.ts';
import { createBatch } from '../../platform/batched-statements/read-batch.ts';
import { SESSION_CACHE_MAX } from '../../limits.ts';
import { oneForEach } from '../../platform/batched-statements/statement.ts';
import { createNotifiedCache } from '../../platform/cache/notified-cache.ts';
import type { Account } from './account.repo.ts';
import { sessionClock } from './sessions/session-clock.ts';

/**
 * Finds the owner of a token by its hash in base64, the form in which the trigger on `tokens` notifies
 * (docs/decisions/053-what-everyone-may-know.md).
 */
export interface TokenOwners {
  /** Reads the cache: at most a second old, and current after changes of this process. */
  get(hash: string): Promise<TokenOwner | null>;
  /** Queries the database; concurrent calls share one statement. */
  ask(hash: string): Promise<TokenOwner | null>;
}

export interface TokenOwner extends Account {
  readonly token_expires_at: Date;
  /** Updated when this process stores a later use. */
  last_used_at: Date;
}

/** The estimated size of an entry: ids, names and a date. */
const OWNER_BYTES = 500;

export function createTokenOwners(deps: Pick<Deps, 'caches' | 'changeFeed' | 'config' | 'now' | 'pool'>): TokenOwners {
  const find = oneForEach<string, TokenOwner>({
    name: 'token-owners',
    text: `select wanted.place, u.id, u.first_name, u.last_name, u.email, u.role, u.status, u.expires_at,
                  t.expires_at as token_expires_at, t.last_used_at
             from unnest($1::bytea[]) with ordinality as wanted (hash, place)
            cross join lateral (select * from tokens where hash = wanted.hash and expires_at > $2
                                                               and last_used_at > $3 limit 1) t
            cross join lateral (select * from users where id = t.user_id limit 1) u`,
    values: (ids) => {
      const { now, idleSince } = sessionClock(deps);
      return [ids.map((id) => Buffer.from(id, 'base64')), now, idleSince];
    },
  });
  const owners = createNotifiedCache({
    changeFeed: deps.changeFeed,
    prefix: 'caller:',
    // Without this cache each call of a learner queries the session first: half of the round trips of reads and saves.
    cache: deps.caches.create<TokenOwner | null>('token-owners', {
      maxBytes: SESSION_CACHE_MAX,
      sizeOf: () => OWNER_BYTES,
    }),
    load: createBatch({ idOf: (id: string) => id, run: (ids) => find(deps.pool, ids) }),
    // Guessed tokens must not evict cached owners, and teachers and administrators are read from the database each time.
    isNotified: (owner) => owner?.role === 'learner',
  });
  return {
    async get(hash) {
      const { now, idleSince } = sessionClock(deps);
      const owner = await owners.get(hash);
      if (!owner || owner.token_expires_at <= now) return null;
      if (owner.last_used_at > idleSince) return owner;
      // Unused here for a while, but other processes may have stored a later use.
      owners.forget(hash);
      return owners.get(hash);
    },
    ask: (hash) => owners.ask(hash),
  };
}
