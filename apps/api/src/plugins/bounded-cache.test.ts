import { describe, expect, it } from 'vitest';
import { BoundedCache } from './bounded-cache.ts';

const make = () => new BoundedCache<string>({ maxSize: 10, sizeOf: (value) => value.length });

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
    expect(cache.size).toBeLessThanOrEqual(10);
  });

  it('forgets a load that failed', async () => {
    const cache = make();
    await expect(cache.get('a', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
    expect(await cache.get('a', async () => 'found')).toBe('found');
  });

  it('does not keep what is larger than itself', async () => {
    const cache = make();
    expect(await cache.get('a', async () => 'x'.repeat(11))).toHaveLength(11);
    expect(cache.size).toBe(0);
  });
});
