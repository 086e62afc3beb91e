import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';

/** A proxy between the API and PostgreSQL that can simulate faults of a network. */
export interface Proxy {
  readonly port: number;
  /** Ends every connection with a reset. */
  reset(): void;
  /** Silently drops all traffic of the current connections; new ones work. */
  lose(): void;
  /** Stops or resumes all traffic, also on new connections. */
  pause(shouldPause: boolean): void;
  /** Delays all traffic by milliseconds, each way. */
  delay(milliseconds: number): void;
  /** Forwards new connections to another port, and ends the current ones. */
  moveTo(port: number): void;
  stop(): Promise<void>;
}

interface Pair {
  readonly sockets: readonly [Socket, Socket];
  isLost: boolean;
}

export async function startProxy(target: { readonly host: string; readonly port: number }): Promise<Proxy> {
  const pairs = new Set<Pair>();
  let { port: towards } = target;
  let wait = 0;
  let isPaused = false;
  let waiting: (() => void)[] = [];

  const server = createServer((client) => {
    const upstream = connect({ host: target.host, port: towards });
    const pair: Pair = { sockets: [client, upstream], isLost: false };
    pairs.add(pair);
    for (const socket of pair.sockets) {
      socket.setNoDelay(true);
      socket.on('error', () => end(pair));
      socket.on('close', () => end(pair));
    }
    pass(pair, client, upstream);
    pass(pair, upstream, client);
  });

  function pass(pair: Pair, from: Socket, to: Socket): void {
    from.on('data', (chunk: Buffer) => {
      const write = () => void (pair.isLost || to.destroyed || to.write(chunk));
      const later = () => void (wait > 0 ? setTimeout(write, wait) : write());
      if (isPaused) waiting.push(later);
      else later();
    });
  }

  /** Ends both halves of a connection. A silently lost connection stays open on both sides. */
  function end(pair: Pair): void {
    if (pair.isLost) return;
    pairs.delete(pair);
    for (const socket of pair.sockets) socket.destroy();
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // of a server that listens on a port
  return {
    port,
    reset() {
      for (const { sockets } of pairs) for (const socket of sockets) socket.resetAndDestroy();
      pairs.clear();
    },
    lose() {
      for (const pair of pairs) pair.isLost = true;
    },
    pause(shouldPause) {
      isPaused = shouldPause;
      const due = shouldPause ? [] : waiting;
      if (!shouldPause) waiting = [];
      for (const send of due) send();
    },
    delay(milliseconds) {
      wait = milliseconds;
    },
    moveTo(other) {
      towards = other;
      for (const { sockets } of pairs) for (const socket of sockets) socket.destroy();
    },
    async stop() {
      for (const { sockets } of pairs) for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
