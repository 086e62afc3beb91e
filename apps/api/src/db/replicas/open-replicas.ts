import { Kysely, PostgresDialect } from 'kysely';
import type { PoolConfig } from 'pg';
import { reason } from '../../errors/reason.ts';
import { REPLICA_LAG_MAX } from '../../limits.ts';
import type { DatabaseLimits } from '../limits.ts';
import type { Schema } from '../schema.ts';
import { createServerPool } from '../server-pool.ts';
import { askPrimary, askReplica } from './positions.ts';
import type { OnReplica, ReadSource, ReadSources } from './read-sources.ts';

const LOOK_EVERY = 250;

export interface ReplicaPace {
  /** Milliseconds; tests choose others. */
  readonly maxLag?: number;
}

interface ReplicaOptions extends ReplicaPace {
  readonly urls: readonly string[];
  readonly primary: ReadSource & { readonly url: string };
  readonly size: number;
  readonly limits: DatabaseLimits | null;
  readonly types: PoolConfig['types'];
}

/** The primary's position at a moment of this process's monotonic clock. */
interface Sample {
  readonly at: number;
  readonly written: bigint;
}

interface Replica {
  readonly name: string;
  readonly source: ReadSource;
  readonly look: () => Promise<void>;
  readonly close: () => Promise<void>;
  /** All commits before this moment are replayed. */
  freshAt: number;
  replayed: bigint;
  /** null: it is usable; undefined: not reported yet. */
  trouble: string | null | undefined;
}

/**
 * Decides which replicas may be read. During reads the primary's position is sampled four times a second, and a replica is as fresh as the
 * latest sample that it has replayed: so a replica that hangs, lags, lost its primary or cannot be compared because the primary does not
 * respond is excluded within a second, and included as soon as it has caught up. Without reads nothing is sent, and the next read goes to
 * the primary. Samples use separate connections, so they do not wait for readers.
 */
export function openReplicas({
  urls,
  primary,
  size,
  limits,
  types,
  maxLag = REPLICA_LAG_MAX,
}: ReplicaOptions): ReadSources {
  let onReplica: OnReplica = () => undefined;
  const watch = createServerPool({ connectionString: primary.url, max: 1 }, limits);
  let samples: readonly Sample[] = [];
  let identity: string | null = null;

  async function samplePrimary(): Promise<void> {
    const at = performance.now();
    const answer = await askPrimary(watch.pool);
    identity = answer.identity;
    samples = [...samples.filter((sample) => at - sample.at < 2 * maxLag), { at, written: answer.written }];
  }

  function createReplica(url: string): Replica {
    const read = createServerPool({ connectionString: url, max: size, types }, limits);
    const own = createServerPool({ connectionString: url, max: 1 }, limits);
    const replica: Replica = {
      name: new URL(url).host,
      source: { pool: read.pool, db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool: read.pool }) }) },
      freshAt: -Infinity,
      replayed: 0n,
      trouble: undefined,
      async look() {
        try {
          const answer = await askReplica(own.pool);
          // The primary's identity is still unknown.
          if (identity === null) return;
          if (answer.identity !== identity) throw new Error('it belongs to another database');
          const replayed = answer.replayed;
          if (replayed === null) throw new Error('it is not a replica');
          replica.replayed = replayed;
          const sample = samples.findLast(({ written }) => written <= replayed);
          if (sample) replica.freshAt = Math.max(replica.freshAt, sample.at);
          if (isFit(replica)) note(replica, null);
        } catch (error) {
          replica.freshAt = -Infinity;
          note(replica, reason(error));
        }
      },
      async close() {
        await Promise.all([read.close(), own.close()]);
      },
    };
    return replica;
  }

  const replicas = urls.map(createReplica);
  const isFit = ({ freshAt }: Replica) => performance.now() - freshAt <= maxLag;

  function note(replica: Replica, trouble: string | null): void {
    const isNews = replica.trouble === undefined || (replica.trouble === null) !== (trouble === null);
    replica.trouble = trouble;
    if (isNews) onReplica(replica.name, trouble);
  }

  const sample = oneAtATime(samplePrimary);
  const looks = replicas.map(({ look }) => oneAtATime(look));
  let sampledAt = -Infinity;
  let lookingSince = -Infinity;
  function lookAtAll(): void {
    const now = performance.now();
    if (now - sampledAt < LOOK_EVERY) return;
    // A replica without recent samples is not behind for that reason.
    if (now - sampledAt > maxLag) lookingSince = now;
    sampledAt = now;
    if (now - lookingSince > maxLag)
      for (const replica of replicas)
        if (!isFit(replica) && replica.freshAt > -Infinity)
          note(replica, 'it is behind, or the primary does not answer');
    void sample().then(() => looks.forEach((look) => void look()));
  }
  lookAtAll();

  let turn = 0;
  return {
    primary,
    hasReplicas: true,
    pick(seen) {
      lookAtAll();
      const fit = replicas.filter((replica) => isFit(replica) && replica.replayed >= seen);
      turn += 1;
      return fit[turn % fit.length]?.source ?? primary;
    },
    position: async () => (await askPrimary(watch.pool)).written,
    leaveOut(source) {
      const replica = replicas.find((one) => one.source === source);
      if (replica) replica.freshAt = -Infinity;
    },
    onReplica(tell) {
      onReplica = tell;
      for (const { name, trouble } of replicas) if (trouble !== undefined) tell(name, trouble);
    },
    async close() {
      await Promise.all([watch, ...replicas].map((one) => one.close()));
    },
  };
}

/** Starts no sample while another is running; a failed one is reported where it failed. */
function oneAtATime(look: () => Promise<void>): () => Promise<void> {
  let isLooking = false;
  return async () => {
    if (isLooking) return;
    isLooking = true;
    await look().catch(() => undefined);
    isLooking = false;
  };
}
