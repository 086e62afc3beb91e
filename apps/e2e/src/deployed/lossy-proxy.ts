import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LossyProxies {
  /** One port for each API process. */
  readonly ports: readonly number[];
  /** The number of requests so far. */
  readonly requests: () => number;
  /** Breaks the connections of the next `count` calls of a method after the API has done the work, before the response. */
  readonly lose: (count: number, method: string) => void;
  /** The number of responses that are still to be lost. */
  readonly left: () => number;
  readonly stop: () => Promise<void>;
}

/** Starts proxies between nginx and the API processes that lose responses on request. */
export async function startLossyProxies(apiPorts: readonly number[]): Promise<LossyProxies> {
  let requests = 0;
  let left = 0;
  let method = '';
  const isLost = (call: IncomingMessage) => {
    if (left === 0 || call.method !== method) return false;
    left -= 1;
    return true;
  };

  function passOn(port: number): Server {
    return createServer((call, answer) => {
      requests += 1;
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
    // The address of a server that listens on a port has this type.
    ports: servers.map((server) => (server.address() as AddressInfo).port),
    requests: () => requests,
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
