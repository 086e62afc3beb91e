import type { Pool } from 'pg';
import { createBatch } from '../../platform/batch/read-batch.ts';
import type { Account } from './account.repo.ts';

/**
 * Whose token a hash is, asked of the database for every request, as part of one statement for all requests that ask
 * while it is busy. By hand and named: it is the one statement that every signed-in call makes.
 */
export function createTokenOwners(deps: {
  readonly pool: Pool;
  readonly now: () => Date;
}): (hash: Buffer) => Promise<Account | null> {
  return createBatch({
    idOf: (hash: Buffer) => hash.toString('base64'),
    run: (hashes) => findTokenOwners(deps.pool, hashes, deps.now()),
  });
}

async function findTokenOwners(pool: Pool, hashes: readonly Buffer[], now: Date): Promise<readonly (Account | null)[]> {
  const { rows } = await pool.query<Account & { place: string }>({
    name: 'token-owners',
    text: `select wanted.place, u.id, u.first_name, u.last_name, u.email, u.role, u.status, u.expires_at
             from unnest($1::bytea[]) with ordinality as wanted (hash, place)
             join tokens t on t.hash = wanted.hash and t.expires_at > $2
             join users u on u.id = t.user_id`,
    values: [hashes, now],
  });
  const found = new Map(rows.map((row) => [Number(row.place), row]));
  return hashes.map((_, index) => found.get(index + 1) ?? null);
}
