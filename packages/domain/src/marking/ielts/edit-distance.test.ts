import { describe, expect, it } from 'vitest';
import { isWithinEdits } from './edit-distance.ts';

describe('isWithinEdits', () => {
  it.each([
    ['library', 'libary', 2, true],
    ['library', 'libbrary', 1, true],
    ['library', 'lbry', 2, false],
    ['cat', 'dog', 2, false],
    ['', 'ab', 2, true],
    ['ab', 'ba', 1, false],
    ['ab', 'ba', 2, true],
    ['x'.repeat(500), 'x'.repeat(500), 2, false],
  ])('compares %s and %s within %i', (a, b, limit, expected) => {
    expect(isWithinEdits(a, b, limit)).toBe(expected);
  });
});
