import { setTimeout as delay } from 'node:timers/promises';
import type { PostgresNode } from '../../src/scale/postgres-node.ts';
import { untilFollowed } from '../../src/scale/cluster.ts';
import { startScaleExample } from '../../src/scale/scale-example.ts';
import { FIRST_ADMIN } from '../../src/deployed/site.ts';
import { startProxy, type Proxy } from '../rig/proxy.ts';

/** A deployment whose primary can be lost and replaced by one of its replicas. */
export interface ReplaceablePrimary {
  readonly url: string;
  readonly account: { readonly email: string; readonly password: string };
  /** Kills the primary, and after a time promotes the replica that has received the most. */
  failOver(noticedAfter: number): Promise<void>;
  /** Starts the lost server again as a replica. */
  repair(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a deployment with two addresses that move with the primary, as a virtual address or a name does: one for the product, and one
 * for replicas with `away` milliseconds of latency.
 */
export async function startReplaceablePrimary(isSynchronous: boolean, away: number): Promise<ReplaceablePrimary> {
  const proxies: Proxy[] = [];
  const address = (wait: number) => async (port: number) => {
    const proxy = await startProxy({ host: '127.0.0.1', port });
    proxy.delay(wait);
    proxies.push(proxy);
    return proxy.port;
  };
  const stopProxies = async () => void (await Promise.all(proxies.map((proxy) => proxy.stop())));
  const options = { isSynchronous, through: address(away), reach: address(0) };
  const example = await startScaleExample(options).catch(async (error: unknown) => {
    await stopProxies();
    throw error;
  });
  const [first, ...others] = example.cluster.nodes;
  if (!first) throw new Error('A cluster has a primary');
  let primary = first;
  let replicas: readonly PostgresNode[] = others;
  let lost: PostgresNode | null = null;
  // The first call stops the server; further calls wait for the same promise.
  let stopping: Promise<void> | null = null;

  return {
    url: example.site.learnerUrl,
    account: FIRST_ADMIN,
    async failOver(noticedAfter) {
      lost = primary;
      await primary.kill();
      await delay(noticedAfter);
      const received = await Promise.all(replicas.map(receivedBy));
      const most = received.indexOf(received.reduce((one, other) => (one > other ? one : other)));
      const chosen = replicas[most];
      if (!chosen) throw new Error('There is no replica to take its place');
      replicas = replicas.filter((node) => node !== chosen);
      primary = chosen;
      await chosen.query('select pg_promote()');
      for (const proxy of proxies) proxy.moveTo(chosen.port);
    },
    async repair() {
      if (!lost) return;
      const [toReplicas] = proxies;
      await lost.follow(toReplicas?.port ?? 0);
      replicas = [...replicas, lost];
      lost = null;
      await untilFollowed(primary, replicas.length);
    },
    stop: () => (stopping ??= example.stop().then(stopProxies)),
  };
}

async function receivedBy(node: PostgresNode): Promise<bigint> {
  const position = `select greatest(pg_last_wal_receive_lsn(), pg_last_wal_replay_lsn()) - '0/0'`;
  return BigInt(await node.query(position));
}
