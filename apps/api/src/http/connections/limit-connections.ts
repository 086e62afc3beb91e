import type { FastifyInstance } from 'fastify';
import { MINUTE } from '../../limits.ts';
import { networkOf } from '../../platform/throttle/network-of.ts';

const COMPLAIN_EVERY = MINUTE;

/** Closes connections of an address above the limit, so that one client can't exhaust them. */
export function limitConnections(app: FastifyInstance, limit: number): void {
  const countByAddress = new Map<string, number>();
  let complained = -Infinity;
  app.server.on('connection', (socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    const count = countByAddress.get(network) ?? 0;
    if (count >= limit) {
      socket.destroy();
      if (performance.now() - complained < COMPLAIN_EVERY) return;
      complained = performance.now();
      app.log.warn({ network, limit }, 'An address has too many connections: further ones are closed');
      return;
    }
    countByAddress.set(network, count + 1);
    socket.once('close', () => {
      const left = (countByAddress.get(network) ?? 1) - 1;
      if (left > 0) countByAddress.set(network, left);
      else countByAddress.delete(network);
    });
  });
}
