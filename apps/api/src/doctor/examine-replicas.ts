import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Config } from '../config/config.ts';
import { DATABASE_LIMITS } from '../db/limits.ts';
import { askPrimary, askReplica } from '../db/replicas/positions.ts';
import { createServerPool } from '../db/server-pool.ts';
import { REPLICA_LAG_MAX } from '../limits.ts';
import { reason } from '../errors/reason.ts';
import { finding, type Finding } from './finding.ts';

const LOOK_EVERY = 50;

/** A line for each of `DATABASE_REPLICA_URLS`: the product works without them, so none is an error. */
export async function examineReplicas(
  { databaseReplicaUrls }: Pick<Config, 'databaseReplicaUrls'>,
  primary: Pool,
): Promise<readonly Finding[]> {
  return Promise.all(
    databaseReplicaUrls.map(async (url) => {
      const { host } = new URL(url);
      const own = createServerPool({ connectionString: url, max: 1 }, DATABASE_LIMITS);
      try {
        return finding('ok', 'replicas', `${host} ${await compare(own.pool, primary)}`);
      } catch (error) {
        return finding('warning', 'replicas', `DATABASE_REPLICA_URLS: ${host} is not read: ${reason(error)}`);
      } finally {
        await own.close();
      }
    }),
  );
}

/** @throws the reason why the replica would be excluded. The primary itself is accepted: all servers may be listed. */
async function compare(replica: Pool, primary: Pool): Promise<string> {
  const { written, identity } = await askPrimary(primary);
  const limit = performance.now() + REPLICA_LAG_MAX;
  for (;;) {
    const answer = await askReplica(replica);
    if (answer.identity !== identity) throw new Error('it belongs to another database');
    if (answer.replayed === null) return 'is the primary, so it is not read as a replica';
    if (answer.replayed >= written) return 'follows the database';
    if (performance.now() > limit) throw new Error('it is more than a second behind');
    await delay(LOOK_EVERY);
  }
}
