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
  expect(device.read('b')).toBeNull();
  expect(device.keys('b')).toEqual([]);
  expect(onFailure).toHaveBeenCalledTimes(1);
});

it('keeps what the storage refuses as long as the page, for every object of the same storage', () => {
  const memory = new Map<string, string>();
  const [device, settings] = [
    createDeviceStorage(refuse, undefined, memory),
    createDeviceStorage(refuse, undefined, memory),
  ];
  device.write('a', '1');
  expect([device.read('a'), settings.read('a'), settings.keys('a')]).toEqual(['1', '1', ['a']]);
  settings.remove('a');
  expect([device.read('a'), device.keys('a')]).toEqual([null, []]);
});

it('reads what was written last, also where an earlier value is still stored', () => {
  let isFull = false;
  const storage = memoryStorage();
  const device = createDeviceStorage(
    () => (isFull ? { ...storage, getItem: storage.getItem, setItem: refuse } : storage),
    undefined,
    new Map(),
  );
  device.write('a', '1');
  isFull = true;
  device.write('a', '2');
  expect(device.read('a')).toBe('2');
  isFull = false;
  device.write('a', '3');
  expect(storage.getItem('a')).toBe('3');
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
