import { expect, it } from 'vitest';
import { percentOf } from './percent.ts';

it.each([
  [0, 13, 0],
  [13, 13, 100],
  [8, 13, 62],
  [199, 200, 99],
  [1, 400, 1],
  [0, 0, null],
])('puts %i of %i at %j percent', (marks, total, percent) => {
  expect(percentOf(marks, total)).toBe(percent);
});
