import { describe, expect, it } from 'vitest';
import { BoundedCache } from './bounded-cache.ts';

const KILOBYTE = 1024;
const make = () => new BoundedCache<string>({ maxBytes: 10 * KILOBYTE, sizeOf: (value) => value.length * KILOBYTE });

describe('a bounded cache', () => {
  it('loads a missing value once, however many ask', async () => {
    const cache = make();
    let loads = 0;
    const load = async () => {
      loads += 1;
      return 'value';
    };
    expect(await Promise.all([cache.get('a', load), cache.get('a', load)])).toEqual(['value', 'value']);
    await cache.get('a', load);
    expect(loads).toBe(1);
  });

  it('lets go of what was used longest ago', async () => {
    const cache = make();
    const loaded: string[] = [];
    const get = (key: string) =>
      cache.get(key, async () => {
        loaded.push(key);
        return 'xxxx';
      });
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key);
    expect(loaded).toEqual(['a', 'b', 'c', 'b']);
    expect(cache.bytes).toBeLessThanOrEqual(cache.maxBytes);
  });

  it('forgets a load that failed', async () => {
    const cache = make();
    await expect(cache.get('a', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
    expect(await cache.get('a', async () => 'found')).toBe('found');
  });

  it('does not keep what is larger than itself', async () => {
    const cache = make();
    expect(await cache.get('a', async () => 'x'.repeat(11))).toHaveLength(11);
    expect(cache.bytes).toBe(0);
  });

  it('keeps one value of a key, however often its stamp changes', async () => {
    const cache = make();
    const get = (stamp: string) => cache.get('list', async () => `x${stamp}`, stamp);
    expect(await get('1')).toBe('x1');
    const after = cache.bytes;
    expect([await get('2'), await get('3'), await get('3')]).toEqual(['x2', 'x3', 'x3']);
    expect(cache.bytes).toBe(after);
  });

  it('counts neither a load that was overtaken by a newer stamp nor its failure', async () => {
    const cache = make();
    const late = Promise.withResolvers<string>();
    const failing = Promise.withResolvers<string>();
    const first = cache.get('a', () => late.promise, '1');
    const second = cache.get('a', () => failing.promise, '2');
    await cache.get('a', async () => 'new', '3');
    const after = cache.bytes;
    late.resolve('much longer');
    failing.reject(new Error('lost'));
    expect(await first).toBe('much longer');
    await expect(second).rejects.toThrow('lost');
    expect(cache.bytes).toBe(after);
    expect(await cache.get('a', async () => 'other', '3')).toBe('new');
  });

  it('counts what many small values take beside themselves', async () => {
    const cache = new BoundedCache<number>({ maxBytes: KILOBYTE, sizeOf: () => 8 });
    for (let key = 0; key < 100; key += 1) await cache.get(`${key}`, async () => key);
    expect(cache.bytes).toBeLessThanOrEqual(KILOBYTE);
    expect(cache.bytes).toBeGreaterThan(8 * 3);
  });
});
