import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Caches } from '../cache/caches.ts';
import { logFigures } from './process-figures.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('logs memory, every cache and the event loop each ten minutes until it is stopped', async () => {
  const caches = new Caches();
  const cache = caches.create<string>('lists', { maxBytes: 2 * 1024 * 1024, sizeOf: ({ length }) => length });
  await cache.get('a', async () => 'x'.repeat(1024 * 1024));
  const lines: unknown[] = [];
  const stop = logFigures({ info: (line: unknown) => void lines.push(line) }, caches);
  vi.advanceTimersByTime(10 * 60 * 1000);
  stop();
  vi.advanceTimersByTime(60 * 60 * 1000);
  expect(lines).toEqual([
    {
      megabytes: { rss: expect.any(Number), heap: expect.any(Number), external: expect.any(Number) },
      caches: { lists: '1 of 2' },
      heldMilliseconds: { p99: expect.any(Number), max: expect.any(Number) },
    },
  ]);
});

it('refuses two caches of one name, whose figures would be taken for each other', () => {
  const caches = new Caches();
  caches.create<string>('lists', { maxBytes: 1, sizeOf: () => 1 });
  expect(() => caches.create<string>('lists', { maxBytes: 1, sizeOf: () => 1 })).toThrow('lists');
});
