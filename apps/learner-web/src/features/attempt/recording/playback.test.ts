import { createDeviceStorage } from '@bandwise/api-contract/client';
import { expect, it } from 'vitest';
import { clampPosition, readVolume } from './playback.ts';

it.each([
  [5, 60, 5],
  [-3, 60, 0],
  [70, 60, 60],
  [70, Number.NaN, 70],
])('places a position of %d seconds in a recording of %d at %d', (seconds, duration, position) => {
  expect(clampPosition(seconds, duration)).toBe(position);
});

it.each([
  ['0.35', 0.35],
  ['0', 0],
  [null, 1],
  ['', 1],
  ['7', 1],
  ['loud', 1],
])('takes a stored volume of %j for %d', (stored, volume) => {
  if (stored !== null) localStorage.setItem('volume', stored);
  const device = createDeviceStorage(
    () => localStorage,
    () => undefined,
  );
  expect(readVolume(device)).toBe(volume);
});
