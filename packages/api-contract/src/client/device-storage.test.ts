import { expect, it, vi } from 'vitest';
import { createDeviceStorage, type BrowserStorage } from './device-storage.ts';
import { memoryStorage } from './testing/memory-storage.ts';

const refuse = (): BrowserStorage => {
  throw new DOMException('denied', 'SecurityError');
};

it('reports a storage that fails once, however often it is used [D20]', () => {
  const onFailure = vi.fn<() => void>();
  const device = createDeviceStorage(refuse, onFailure);
  device.write('a', '1');
  expect(device.read('a')).toBeNull();
  expect(device.keys('a')).toEqual([]);
  expect(onFailure).toHaveBeenCalledTimes(1);
});

it('tells whether the last write was kept', () => {
  let isFull = true;
  const storage = memoryStorage();
  const device = createDeviceStorage(() => (isFull ? refuse() : storage));
  expect(device.isKeeping()).toBe(true);
  device.write('a', '1');
  expect(device.isKeeping()).toBe(false);
  isFull = false;
  device.write('a', '1');
  expect(device.isKeeping()).toBe(true);
});

it('lists the keys with a prefix', () => {
  const storage = memoryStorage();
  const device = createDeviceStorage(() => storage);
  for (const key of ['draft:1', 'draft:2', 'theme']) device.write(key, 'x');
  device.remove('draft:2');
  expect(device.keys('draft:')).toEqual(['draft:1']);
});
