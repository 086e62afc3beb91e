import { expect, it } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.ts';
import { connectionsOf, listenOn, openRaw, rawRequest, statusOf } from '../../testing/faults/raw-connection.ts';

const ask = (url: string) => rawRequest({ method: 'GET', url, headers: {} });

/** A server behind a proxy that keeps some connections, each of which has had an answer. */
async function startBehindProxy({ kept, release = 60_000 }: { kept: number; release?: number }) {
  const { app } = await createTestApp({ env: { TRUST_PROXY: 'loopback' }, app: { times: { release } } });
  const port = await listenOn(app);
  const connections = Array.from({ length: kept }, () => openRaw(port));
  for (const { socket, received } of connections) {
    socket.write(ask('/api/health'));
    await expect.poll(() => statusOf(received())).toBe(200);
  }
  const close = async () => {
    const closed = app.close();
    await expect.poll(() => app.server.listening).toBe(false);
    return { closed };
  };
  return { app, port, connections, close };
}

it('answers what comes on connections that a proxy keeps while the process ends, and ends each with its answer', async () => {
  const { port, connections, close } = await startBehindProxy({ kept: 2 });
  const { closed } = await close();
  expect(await openRaw(port).closed).toBe('');
  const [one, two] = connections;
  one?.socket.write(ask('/api/config'));
  const [, answer = ''] = (await one?.closed)?.split(/(?<=\})(?=HTTP)/) ?? [];
  expect(statusOf(answer)).toBe(200);
  expect(answer).toMatch(/^connection: close\r$/im);
  // Whoever asks before sending work here is told not to.
  two?.socket.write(ask('/api/ready'));
  expect((await two?.closed)?.split(/(?<=\})(?=HTTP)/)[1]).toMatch(/^HTTP\/1\.1 503 .*"path":"process"/s);
  await closed;
});

it('waits for the proxy to close what is idle, and no longer than that', async () => {
  const { app, connections, close } = await startBehindProxy({ kept: 2 });
  const { closed } = await close();
  expect(await connectionsOf(app)).toBe(2);
  for (const { socket } of connections) socket.end();
  await closed;
});

it('cuts what nobody has closed in time', async () => {
  const { connections, close } = await startBehindProxy({ kept: 1, release: 1 });
  const { closed } = await close();
  await closed;
  expect(statusOf((await connections[0]?.closed) ?? '')).toBe(200);
});

it('cuts the idle connections of browsers at once, which ask again by themselves', async () => {
  const { app } = await createTestApp();
  const connection = openRaw(await listenOn(app));
  connection.socket.write(ask('/api/health'));
  await expect.poll(() => statusOf(connection.received())).toBe(200);
  await app.close();
  expect(statusOf(await connection.closed)).toBe(200);
});
