import type { Deps } from '../../deps.ts';
import { createBatch } from '../../platform/batched-statements/read-batch.ts';
import { oneForEach } from '../../platform/batched-statements/statement.ts';
import { createHeld } from '../../platform/cache/held.ts';
import type { Account } from './account.repo.ts';

/** Whose token a hash is, given in base64 as the trigger on `tokens` tells it (docs/decisions/064-who-is-asking.md). */
export interface TokenOwners {
  /** As it is, or was up to a second ago; at once after what this process has changed. */
  get(hash: string): Promise<Account | null>;
  /** Asked of the database, as part of one statement for all requests that ask while it is busy. */
  ask(hash: string): Promise<Account | null>;
}

interface TokenOwner extends Account {
  readonly token_expires_at: Date;
}

/** Some thirty thousand sessions. */
const OWNERS_BYTES = 24 * 1024 * 1024;
/** An object of three ids and names, and a moment. */
const OWNER_BYTES = 500;

export function createTokenOwners(deps: Pick<Deps, 'caches' | 'changeFeed' | 'now' | 'pool'>): TokenOwners {
  const find = oneForEach<string, TokenOwner>({
    name: 'token-owners',
    text: `select wanted.place, u.id, u.first_name, u.last_name, u.email, u.role, u.status, u.expires_at,
                  t.expires_at as token_expires_at
             from unnest($1::bytea[]) with ordinality as wanted (hash, place)
            cross join lateral (select * from tokens where hash = wanted.hash and expires_at > $2 limit 1) t
            cross join lateral (select * from users where id = t.user_id limit 1) u`,
    values: (ids) => [ids.map((id) => Buffer.from(id, 'base64')), deps.now()],
  });
  const owners = createHeld({
    changeFeed: deps.changeFeed,
    prefix: 'caller:',
    cache: deps.caches.create<TokenOwner | null>('token-owners', { maxBytes: OWNERS_BYTES, sizeOf: () => OWNER_BYTES }),
    load: createBatch({ idOf: (id: string) => id, run: (ids) => find(deps.pool, ids) }),
    // Whoever tries tokens must not drive out what is there; and who may do more than learners may is asked each time.
    isTold: (owner) => owner?.role === 'learner',
  });
  return {
    async get(hash) {
      const owner = await owners.get(hash);
      return owner && owner.token_expires_at > deps.now() ? owner : null;
    },
    ask: (hash) => owners.ask(hash),
  };
}
