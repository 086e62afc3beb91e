import { expect, it } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.ts';
import { connectionsOf, listenOn, openRaw, rawRequest, statusOf } from '../../testing/faults/raw-connection.ts';

it('cuts the connections of an address that has enough of them, says so once, and counts those that end', async () => {
  const test = await createTestApp({ app: { connectionsPerAddress: 3 } });
  const port = await listenOn(test.app);
  const health = rawRequest({ method: 'GET', url: '/api/health', headers: { connection: 'close' } });
  const held = [openRaw(port), openRaw(port), openRaw(port)];
  await expect.poll(() => connectionsOf(test.app)).toBe(3);
  for (let more = 0; more < 5; more += 1) expect(await openRaw(port).closed).toBe('');
  expect(test.logs.filter((line) => line.includes('too many connections'))).toHaveLength(1);
  held[0]?.socket.write(health);
  expect(statusOf((await held[0]?.closed) ?? '')).toBe(200);
  for (const { socket } of held) socket.destroy();
  const next = openRaw(port);
  next.socket.write(health);
  expect(statusOf(await next.closed)).toBe(200);
});

it('counts no connections behind a proxy, whose they all are', async () => {
  const test = await createTestApp({ env: { TRUST_PROXY: 'loopback' }, app: { connectionsPerAddress: 3 } });
  const port = await listenOn(test.app);
  const held = Array.from({ length: 10 }, () => openRaw(port));
  await expect.poll(() => connectionsOf(test.app)).toBe(10);
  for (const { socket } of held) socket.destroy();
});
