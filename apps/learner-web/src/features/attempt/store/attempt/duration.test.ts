import { describe, expect, it } from 'vitest';
import { durationOf } from './duration.ts';

describe('durationOf', () => {
  it.each([
    [20, 20],
    ['40', 40],
    [0.5, 0.5],
    [0, 16],
    [-3, 16],
    [Number.NaN, 16],
    [Number.POSITIVE_INFINITY, 16],
    ['soon', 16],
    ['', 16],
    [null, 16],
    [undefined, 16],
  ])('takes a time of %s as %s minutes [L3-10 L9-6 D16]', (time, minutes) => {
    expect(durationOf(time)).toBe(minutes * 60_000);
  });
});
