import { Server, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import fp from 'fastify-plugin';

/** Milliseconds for pending connections to be accepted: new ones may arrive endlessly. */
const ACCEPTING_LIMIT = 1000;
/** Milliseconds. Connections of the last turn are reset, so that turn must be short. */
const SHORT_TURN = 0.5;
const CUT_EVERY = 50;

interface ClosingOptions {
  /** Milliseconds for clients to close idle connections; 0 closes them at once. */
  readonly release: number;
}

/**
 * A shutdown first refuses connections and lets requests in flight finish. The proxy closes idle connections: closing one while a request
 * arrives loses the request, and a proxy does not retry a `POST`. Later requests get a response with `connection: close`. So connections
 * that remain in the end were idle for longer than the proxy keeps them.
 */
export const closingPlugin = fp<ClosingOptions>(async (app, { release }) => {
  const { server } = app;
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  let isClosing = false;
  app.addHook('onSend', (...[, reply, payload, done]) => {
    // Fastify sets this header for new requests, but not for those in flight.
    if (isClosing) reply.header('connection', 'close');
    done(null, payload);
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    if (!server.listening) return;
    const { promise: closed, resolve } = Promise.withResolvers<true>();
    await whenAllAreAccepted(server, sockets, () => {
      // Closes only the listening socket: Node's HTTP close would also close idle connections.
      Server.prototype.close.call(server, () => resolve(true));
    });
    let isClosed = await Promise.race([closed, delay(release, false, { ref: false })]);
    while (!isClosed) {
      // Received data is read first.
      await nextTurn();
      // Node treats a connection as idle whose response is still buffered.
      if (![...sockets].some(({ writableLength }) => writableLength > 0)) server.closeIdleConnections();
      isClosed = await Promise.race([closed, delay(CUT_EVERY, false)]);
    }
  });
});

/**
 * Stops listening when no connection waits to be accepted, because waiting ones would be reset. Node accepts one connection in a turn of
 * the event loop, and only a complete turn without one shows that none waits: the current turn has already checked. No data is read during
 * this, so that turns are short.
 */
async function whenAllAreAccepted(
  server: Server,
  sockets: ReadonlySet<Socket>,
  endListening: () => void,
): Promise<void> {
  let accepted = 0;
  const accept = (socket: Socket) => {
    accepted += 1;
    socket.pause();
  };
  for (const socket of sockets) socket.pause();
  server.on('connection', accept);
  const limit = performance.now() + ACCEPTING_LIMIT;
  await nextTurn();
  for (let isDone = false; !isDone;) {
    const before = accepted;
    const beginning = performance.now();
    await nextTurn();
    const end = performance.now();
    isDone = (accepted === before && end - beginning < SHORT_TURN) || end > limit;
  }
  endListening();
  server.off('connection', accept);
  for (const socket of sockets) socket.resume();
}
