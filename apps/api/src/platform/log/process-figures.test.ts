import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Caches } from '../cache/caches.ts';
import { logFigures } from './process-figures.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

it('logs memory, every cache and the event loop with the first answer after each ten minutes', async () => {
  const caches = new Caches();
  const cache = caches.create<string>('lists', { maxBytes: 2 * 1024 * 1024, sizeOf: ({ length }) => length });
  await cache.get('a', async () => 'x'.repeat(1024 * 1024));
  const lines: { readonly msg: string }[] = [];
  const app = Fastify({
    logger: { stream: { write: (line) => void lines.push(JSON.parse(line)) } },
  });
  logFigures(app, caches);
  app.get('/', () => 'An answer');
  for (let minutes = 0; minutes < 30; minutes += 4) {
    await app.inject('/');
    vi.advanceTimersByTime(4 * 60 * 1000);
  }
  await app.close();
  const figures = {
    megabytes: { rss: expect.any(Number), heap: expect.any(Number), external: expect.any(Number) },
    caches: { lists: '1 of 2' },
    heldMilliseconds: { p99: expect.any(Number), max: expect.any(Number) },
  };
  expect(lines.filter(({ msg }) => msg === 'Process figures')).toMatchObject([figures, figures]);
});

it('refuses two caches of one name, whose figures would be taken for each other', () => {
  const caches = new Caches();
  caches.create<string>('lists', { maxBytes: 1, sizeOf: () => 1 });
  expect(() => caches.create<string>('lists', { maxBytes: 1, sizeOf: () => 1 })).toThrow('lists');
});
