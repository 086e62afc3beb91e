import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LossyProxies {
  /** One for each API process. */
  readonly ports: readonly number[];
  /** How many requests they have had. */
  readonly seen: () => number;
  /** For the next calls of a method the API does the work, but the connection breaks before the response. */
  readonly lose: (count: number, method: string) => void;
  /** How many answers are still to be lost. */
  readonly left: () => number;
  readonly stop: () => Promise<void>;
}

/** Starts proxies between nginx and the API processes that lose responses on request. */
export async function startLossyProxies(apiPorts: readonly number[]): Promise<LossyProxies> {
  let seen = 0;
  let left = 0;
  let method = '';
  const isLost = (call: IncomingMessage) => {
    if (left === 0 || call.method !== method) return false;
    left -= 1;
    return true;
  };

  function passOn(port: number): Server {
    return createServer((call, answer) => {
      seen += 1;
      const { method, url, headers } = call;
      const onward = request({ host: '127.0.0.1', port, method, path: url, headers }, (reply) => {
        if (isLost(call)) {
          reply.resume();
          reply.once('end', () => call.socket.destroy());
          return;
        }
        answer.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(answer);
      });
      onward.once('error', () => call.socket.destroy());
      call.pipe(onward);
    });
  }

  const servers = apiPorts.map(passOn);
  for (const server of servers) {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  }
  return {
    // A server that listens on a port has an address with one.
    ports: servers.map((server) => (server.address() as AddressInfo).port),
    seen: () => seen,
    lose(count, of) {
      left = count;
      method = of;
    },
    left: () => left,
    async stop() {
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
        await once(server, 'close');
      }
    },
  };
}
