import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { planNode, type PostgresNode } from './postgres-node.ts';

/** A primary and its two streaming replicas. */
export interface Cluster {
  readonly nodes: readonly PostgresNode[];
  /** The address of the product's database at a port, with its owner as the user. */
  url(port: number): string;
  stop(): Promise<void>;
}

export interface ClusterOptions {
  readonly folder: string;
  /** Whether commits wait until a replica has written them to its disk. */
  readonly isSynchronous: boolean;
  /** Returns the port through which replicas reach the primary, for example of a proxy. */
  readonly through?: (port: number) => Promise<number>;
}

const NAMES = ['node_1', 'node_2', 'node_3'] as const;

export async function startCluster({ folder, isSynchronous, through }: ClusterOptions): Promise<Cluster> {
  const password = randomBytes(16).toString('hex');
  const settings = {
    synchronous_standby_names: isSynchronous ? `ANY 1 (${NAMES.join(', ')})` : '',
    wal_keep_size: '256MB',
    // A replica that was refused retries soon, because the primary may have moved.
    wal_retrieve_retry_interval: '500ms',
    wal_receiver_timeout: '5s',
  };
  const nodes = await Promise.all(NAMES.map((name) => planNode({ name, folder, password, settings })));
  const [first, ...others] = nodes;
  const stop = async () => void (await Promise.all(nodes.map((node) => node.stop())));
  if (!first) throw new Error('A cluster has nodes');
  try {
    await first.create();
    await first.query(`create role bandwise login password '${password}'`);
    await first.query('create database bandwise owner bandwise template template0');
    const port = (await through?.(first.port)) ?? first.port;
    await Promise.all(others.map((node) => node.follow(port)));
    await untilFollowed(first, others.length);
  } catch (error) {
    await stop();
    throw error;
  }
  return { nodes, url: (port) => `postgres://bandwise:${password}@127.0.0.1:${port}/bandwise`, stop };
}

/** Waits until `count` replicas follow a server. */
export async function untilFollowed(node: PostgresNode, count: number): Promise<void> {
  const following = `select count(*) from pg_stat_replication where state = 'streaming' and application_name like 'node%'`;
  while (Number(await node.query(following)) < count) await delay(50);
}
