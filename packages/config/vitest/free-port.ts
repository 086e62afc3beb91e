import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below those that systems give to connections: one that is free now still is when the server starts. */
const PORTS = [20_000, 32_000] as const;
const TRIES = 100;

/** A port of this machine that nothing listens on: for a server that a test starts. */
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
