import { describe, expect, it, vi } from 'vitest';
import type { DeviceStorage } from '@bandwise/api-contract/client';
import { placeAt, type Annotations } from '../model/annotations.ts';
import { addHighlight, deleteAllHighlights } from '../model/change-annotations.ts';
import { createAnnotationStore } from './annotation-store.ts';

const KEY = 'annotations:guest:s1:1';
const TEXT = 'The lamp was lit.';
const mark = (start: number) => (all: Annotations) =>
  addHighlight(all, placeAt('passage', TEXT, { start, end: start + 2 }), start);
const starts = ({ highlights }: Annotations) => highlights.map(({ start }) => start);

describe('createAnnotationStore', () => {
  it('has after a reload what it had before', () => {
    const device = memoryDevice();
    createAnnotationStore(device, KEY).change(mark(4));
    expect(starts(createAnnotationStore(device, KEY).getState())).toEqual([4]);
  });

  it('starts empty on a text that is no store, and can be written over it', () => {
    const device = memoryDevice();
    device.write(KEY, '{"highlights": [{');
    const store = createAnnotationStore(device, KEY);
    expect(starts(store.getState())).toEqual([]);
    store.change(mark(1));
    expect(starts(createAnnotationStore(device, KEY).getState())).toEqual([1]);
  });

  it('tells its listeners of a change until they leave', () => {
    const store = createAnnotationStore(memoryDevice(), KEY);
    const listener = vi.fn<() => void>();
    const leave = store.subscribe(listener);
    store.change(mark(1));
    leave();
    store.change(mark(2));
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('keeps what another tab wrote since', () => {
    const device = memoryDevice();
    const [one, other] = [createAnnotationStore(device, KEY), createAnnotationStore(device, KEY)];
    one.change(mark(1));
    other.change(mark(2));
    one.refresh();
    expect([starts(one.getState()), starts(other.getState())]).toEqual([
      [1, 2],
      [1, 2],
    ]);
  });

  it('loses what another tab deleted', () => {
    const device = memoryDevice();
    const [one, other] = [createAnnotationStore(device, KEY), createAnnotationStore(device, KEY)];
    one.change(mark(1));
    other.refresh();
    other.change(deleteAllHighlights);
    one.change(mark(2));
    expect(starts(one.getState())).toEqual([2]);
  });

  it('goes on in the page when the device keeps nothing', () => {
    const store = createAnnotationStore({ ...memoryDevice(), write: () => undefined }, KEY);
    store.change(mark(1));
    store.change(mark(2));
    store.refresh();
    expect(starts(store.getState())).toEqual([1, 2]);
  });

  it('joins what the device refused with what another tab could write', () => {
    const device = memoryDevice();
    let isFull = true;
    const store = createAnnotationStore({ ...device, write: (key, value) => isFull || device.write(key, value) }, KEY);
    store.change(mark(1));
    createAnnotationStore(device, KEY).change(mark(2));
    store.refresh();
    expect(starts(store.getState())).toEqual([2, 1]);
    isFull = false;
    store.change(mark(3));
    expect(starts(createAnnotationStore(device, KEY).getState())).toEqual([2, 1, 3]);
  });
});

function memoryDevice(): DeviceStorage {
  const values = new Map<string, string>();
  return {
    isKeeping: () => true,
    read: (key) => values.get(key) ?? null,
    write: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    keys: (prefix) => Array.from(values.keys()).filter((key) => key.startsWith(prefix)),
  };
}
