import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach } from 'vitest';
import { createFetchPictures, FETCH_RULES, type FetchRules } from '../platform/pictures/fetch-pictures.ts';

/** The production rules, except that one unencrypted loopback address replaces a site on the internet. */
export const SITE_RULES: FetchRules = { ...FETCH_RULES, protocol: 'http:', allowed: ['127.0.0.1'] };

/**
 * Fetches from `http://127.0.0.1:port` what a test names `https://127.0.0.1:port`: texts keep no other addresses.
 * All else is as in production.
 */
export const fetchFromSites: ReturnType<typeof createFetchPictures> = async (addresses) => {
  const rewritten = new Map(addresses.map((address) => [address.replace(/^https:/, 'http:'), address]));
  const fetched = await createFetchPictures(SITE_RULES)([...rewritten.keys()]);
  return new Map([...fetched].map(([address, answer]) => [rewritten.get(address) ?? address, answer]));
};

export interface PictureSite {
  readonly port: number;
  readonly url: string;
  /** The requested paths, such as `/a.png`, in order. */
  readonly requestedPaths: readonly string[];
  /** The number of connections. */
  readonly connections: { readonly count: number };
}

let servers: Server[] = [];

/** A site on a loopback address, until its test has ended. */
export async function openSite(answer: RequestListener, address = '127.0.0.1'): Promise<PictureSite> {
  const requested: string[] = [];
  const connections = { count: 0 };
  const server = createServer((request, response) => {
    requested.push(request.url ?? '');
    answer(request, response);
  });
  server.on('connection', () => {
    connections.count += 1;
  });
  servers.push(server);
  server.listen(0, address);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port
  return { requestedPaths: requested, connections, port, url: `http://${address}:${port}` };
}

/** To be called by the file whose tests open sites. */
export function closeSitesAfterEach(): void {
  afterEach(async () => {
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    }
    servers = [];
  });
}
