import { describe, expect, it } from 'vitest';
import { MIN_PANE, moveDivider } from './divided-panes.tsx';

describe('moveDivider', () => {
  it.each([
    ['takes from one side what it gives the other', [500, 500], 0, 100, [600, 400]],
    ['leaves the pane after it its least width', [500, 500], 0, 1e6, [700, MIN_PANE]],
    ['leaves the pane before it its least width', [500, 500], 0, -1e6, [MIN_PANE, 700]],
    ['leaves panes alone that it is not beside', [400, 400, 400], 1, -50, [400, 350, 450]],
  ] as const)('%s', (_, widths, divider, by, expected) => {
    const whole = widths.reduce<number>((sum, width) => sum + width, 0);
    expect(moveDivider(widths, divider, by).map((share) => Math.round(share * whole))).toEqual(expected);
  });
});
