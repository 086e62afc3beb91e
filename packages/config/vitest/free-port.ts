import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections, so that a free port stays free until the server starts. */
const PORTS = [20_000, 32_000] as const;
const TRIES = 100;

/** Finds a free port for a server that a test starts. */
export async function findFreePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = randomInt(...PORTS);
    if (await isFree(port)) return port;
  }
  throw new Error('No port is free');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
