import { expect, it } from 'vitest';
import { clampDivider, dividerAfterKey } from './divider.ts';

it.each([
  [500, 1000, 500],
  [100, 1000, 300],
  [900, 1000, 700],
  [100, 500, 250],
])('places a divider wanted at %i of %i at %i', (left, total, placed) => {
  expect(clampDivider(left, total)).toBe(placed);
});

it.each([
  ['ArrowLeft', 476],
  ['ArrowRight', 524],
  ['Home', 300],
  ['End', 700],
  ['Tab', null],
])('moves it with %s from 500 to %s', (key, placed) => {
  expect(dividerAfterKey(key, 500, 1000)).toBe(placed);
});
