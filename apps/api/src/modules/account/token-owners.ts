import type { Pool } from 'pg';
import { createBatch } from '../../platform/batched-statements/read-batch.ts';
import { oneForEach } from '../../platform/batched-statements/statement.ts';
import type { Account } from './account.repo.ts';

/**
 * Whose token a hash is, asked of the database for every request, as part of one statement for all requests that ask
 * while it is busy.
 */
export function createTokenOwners(deps: {
  readonly pool: Pool;
  readonly now: () => Date;
}): (hash: Buffer) => Promise<Account | null> {
  const find = oneForEach<Buffer, Account>({
    name: 'token-owners',
    text: `select wanted.place, u.id, u.first_name, u.last_name, u.email, u.role, u.status, u.expires_at
             from unnest($1::bytea[]) with ordinality as wanted (hash, place)
             join tokens t on t.hash = wanted.hash and t.expires_at > $2
             join users u on u.id = t.user_id`,
    values: (hashes) => [hashes, deps.now()],
  });
  return createBatch({ idOf: (hash: Buffer) => hash.toString('base64'), run: (hashes) => find(deps.pool, hashes) });
}
