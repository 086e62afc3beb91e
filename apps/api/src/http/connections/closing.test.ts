import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import type { RouteOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.ts';
import {
  connectionsOf,
  listenOn,
  openRaw,
  rawRequest,
  statusOf,
  type RawConnection,
} from '../../testing/faults/raw-connection.ts';

const ask = (url: string) => rawRequest({ method: 'GET', url, headers: {} });

/** A server behind a proxy with some persistent connections, each used before. */
async function startBehindProxy({
  kept,
  release = 60_000,
  onRoute,
}: {
  readonly kept: number;
  readonly release?: number;
  readonly onRoute?: (route: RouteOptions) => void;
}) {
  const { app } = await createTestApp({
    env: { TRUST_PROXY: 'loopback' },
    app: { times: { release }, ...(onRoute && { onRoute }) },
  });
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

it('answers what comes on connections that a proxy keeps while the process ends, and ends each with its answer [D86]', async () => {
  const { port, connections, close } = await startBehindProxy({ kept: 2 });
  const { closed } = await close();
  expect(await openRaw(port).closed).toBe('');
  const [one, two] = connections;
  one?.socket.write(ask('/api/config'));
  const [, answer = ''] = (await one?.closed)?.split(/(?<=\})(?=HTTP)/) ?? [];
  expect(statusOf(answer)).toBe(200);
  expect(answer).toMatch(/^connection: close\r$/im);
  // The readiness check now refuses new work.
  two?.socket.write(ask('/api/ready'));
  expect((await two?.closed)?.split(/(?<=\})(?=HTTP)/)[1]).toMatch(/^HTTP\/1\.1 503 .*"path":"process"/s);
  await closed;
});

it('waits for the proxy to close what is idle, and no longer than that [D86]', async () => {
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

describe('a process that is busy when it is told to end', () => {
  /** Resumes in the phase of the event loop that handles received data, like a signal handler. */
  const whileHandlingWhatArrived = ({ socket }: RawConnection) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    socket.once('data', () => resolve());
    socket.write(ask('/api/health'));
    return promise;
  };
  const answersOf = (connections: readonly RawConnection[]) =>
    Promise.all(connections.map(async ({ closed }) => (await closed).match(/HTTP\/1\.1 \d{3}/g)));

  it('answers those who have connected in the meantime', async () => {
    const { app, port, connections } = await startBehindProxy({ kept: 1 });
    await Promise.all(connections.map(whileHandlingWhatArrived));
    const late = Array.from({ length: 20 }, () => openRaw(port));
    for (const { socket } of late) socket.write(ask('/api/health'));
    // The system has established the connections now, and the server has not accepted them.
    await new Promise<void>((resolve) => process.nextTick(resolve));
    const closed = app.close();
    expect(await answersOf(late)).toEqual(late.map(() => ['HTTP/1.1 200']));
    for (const { socket } of connections) socket.end();
    await closed;
  });

  it('answers what has arrived on an idle connection before it cuts it', async () => {
    const release = 500;
    const { connections, close } = await startBehindProxy({ kept: 1, release });
    const { closed } = await close();
    // Timers come next, and what has arrived after them.
    await nextTurn();
    for (const { socket } of connections) socket.write(ask('/api/health'));
    const until = performance.now() + release;
    while (performance.now() < until);
    expect(await answersOf(connections)).toEqual([['HTTP/1.1 200', 'HTTP/1.1 200']]);
    await closed;
  });

  it('ends a connection with the answer to what was asked before it was told', async () => {
    const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
    const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
    const wait = (route: RouteOptions) => {
      if (route.url !== '/api/config') return;
      route.preHandler = async () => {
        ask();
        await mayAnswer;
      };
    };
    const { connections, close } = await startBehindProxy({ kept: 1, onRoute: wait });
    for (const { socket } of connections) socket.write(rawRequest({ method: 'GET', url: '/api/config', headers: {} }));
    await asked;
    const { closed } = await close();
    answer();
    await closed;
    const [received = ''] = await Promise.all(connections.map((connection) => connection.closed));
    expect(received).toMatch(/"code"|"brand"/);
    expect(received).toMatch(/^connection: close\r$/im);
  });

  it('cuts no answer that is still on its way', async () => {
    const words = 'x'.repeat(32 * 1024 * 1024);
    const sendMuch = (route: RouteOptions) => {
      if (route.url === '/api/config') route.handler = async (_request, reply) => reply.type('text/plain').send(words);
    };
    const { app } = await createTestApp({ app: { onRoute: sendMuch } });
    const connection = openRaw(await listenOn(app));
    connection.socket.write(ask('/api/config'));
    await expect.poll(() => statusOf(connection.received())).toBe(200);
    connection.socket.pause();
    const closed = app.close();
    await expect.poll(() => app.server.listening).toBe(false);
    // For longer than it takes to look for idle connections.
    await delay(120);
    connection.socket.resume();
    expect((await connection.closed).length).toBeGreaterThan(words.length);
    await closed;
  });
});
