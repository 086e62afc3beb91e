import { Server } from 'node:net';
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import fp from 'fastify-plugin';

/** How many turns of the event loop those who are connecting may take: some may come for ever. */
const TURNS = 100;

interface ClosingOptions {
  /** Milliseconds that idle connections are left to whoever opened them; 0 cuts them at once. */
  readonly release: number;
}

/**
 * A shutdown refuses connections first, and lets requests in flight finish. An idle connection is a proxy's to close: one
 * that is cut while a request is on its way into it loses that request, and a proxy repeats no `POST`. Whatever still comes
 * is answered, and its connection ends with the answer. So what is left to cut in the end has been idle for longer than
 * the proxy keeps one.
 */
export const closingPlugin = fp<ClosingOptions>(async (app, { release }) => {
  app.addHook('preClose', async () => {
    const { server } = app;
    if (!server.listening) return;
    await untilAllAreAccepted(server);
    const closed = new Promise<void>((resolve) => {
      // Of the server below HTTP: Node's own close cuts idle connections.
      Server.prototype.close.call(server, () => resolve());
    });
    await Promise.race([closed, delay(release, undefined, { ref: false })]);
    server.closeIdleConnections();
    const timer = setInterval(() => server.closeIdleConnections(), 50);
    await closed;
    clearInterval(timer);
  });
});

/** Node accepts one connection a turn, and those that wait when the listening ends are reset. */
async function untilAllAreAccepted(server: Server): Promise<void> {
  let accepted = 0;
  const count = () => {
    accepted += 1;
  };
  server.on('connection', count);
  for (let turn = 0; turn < TURNS; turn += 1) {
    const before = accepted;
    await nextTurn();
    if (accepted === before) break;
  }
  server.off('connection', count);
}
