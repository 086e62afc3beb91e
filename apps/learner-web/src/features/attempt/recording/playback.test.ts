import { expect, it } from 'vitest';
import { clampPosition } from './playback.ts';

it.each([
  [5, 60, 5],
  [-3, 60, 0],
  [70, 60, 60],
  [70, Number.NaN, 70],
])('places a position of %d seconds in a recording of %d at %d', (seconds, duration, position) => {
  expect(clampPosition(seconds, duration)).toBe(position);
});
