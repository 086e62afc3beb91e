import { startPgBouncer } from '@bandwise/config/pgbouncer';
import { startExample, type Example } from '../deployed/example.ts';
import { startCluster, type Cluster, type ClusterOptions } from './cluster.ts';

export interface ScaleExample extends Example {
  readonly cluster: Cluster;
}

export interface ScaleOptions {
  readonly isSynchronous?: boolean;
  readonly through?: ClusterOptions['through'];
  /** Returns the port through which PgBouncer and the API processes reach the primary, for example of a proxy. */
  readonly reach?: (port: number) => Promise<number>;
}

const API_PROCESSES = 3;

/**
 * Simulates the deployment of docs/scale.md on one machine: a primary with two replicas, one of them synchronous; PgBouncer in front of
 * the primary; three API processes, which read from the replicas; and nginx.
 */
export async function startScaleExample(options: ScaleOptions = {}): Promise<ScaleExample> {
  const { isSynchronous = true, through, reach = async (port) => port } = options;
  let cluster: Cluster | undefined;
  const example = await startExample({
    apiProcesses: API_PROCESSES,
    async startDatabase(folder) {
      const started = await startCluster({ folder, isSynchronous, ...(through && { through }) });
      cluster = started;
      try {
        const [primary] = started.nodes;
        const direct = started.url(await reach(primary?.port ?? 0));
        const pooler = await startPgBouncer(direct, folder);
        return {
          settings: {
            DATABASE_URL: pooler.url,
            DATABASE_DIRECT_URL: direct,
            // All servers: each process skips the current primary.
            DATABASE_REPLICA_URLS: `"${started.nodes.map(({ port }) => started.url(port)).join(' ')}"`,
            DATABASE_POOL_SIZE: '10',
          },
          async stop() {
            await pooler.stop();
            await started.stop();
          },
        };
      } catch (error) {
        await started.stop();
        throw error;
      }
    },
  });
  if (!cluster) throw new Error('The example has started without its database');
  return { ...example, cluster };
}
