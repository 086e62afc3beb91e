import { describe, expect, it } from 'vitest';
import { placePopup, spreadDown, type Box } from './boxes.ts';

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });
const size = { width: 100, height: 40 };
const bounds = box(0, 0, 400, 300);

describe('placePopup', () => {
  it.each([
    ['below, in the middle', box(200, 50, 20, 20), false, { left: 160, top: 78 }],
    ['above, where there is no room below', box(200, 270, 20, 20), false, { left: 160, top: 222 }],
    ['inside the left edge', box(0, 50, 20, 20), false, { left: 0, top: 78 }],
    ['inside the right edge', box(390, 50, 10, 20), false, { left: 300, top: 78 }],
    ['inside what can be seen of a long selection', box(200, -500, 20, 1000), false, { left: 160, top: 260 }],
    ['below the handles of a finger’s selection', box(200, 50, 20, 20), true, { left: 160, top: 106 }],
    [
      'never above a finger’s selection, where the browser’s menu is',
      box(200, 270, 20, 20),
      true,
      { left: 160, top: 260 },
    ],
  ])('stands %s', (_, anchor, touch, point) => {
    expect(placePopup({ anchor, size, bounds, touch })).toEqual(point);
  });

  it('begins at the edge of a panel that is too small for it', () => {
    expect(placePopup({ anchor: box(5, 5, 5, 5), size, bounds: box(10, 20, 50, 30), touch: false })).toEqual({
      left: 10,
      top: 20,
    });
  });
});

describe('spreadDown', () => {
  it('leaves points alone that are apart', () => {
    const points = [{ top: 0 }, { top: 30 }, { top: 50 }];
    expect(spreadDown(points, 20)).toEqual(points);
  });

  it('moves points at one height below one another', () => {
    const points = [1, 2, 3].map((id) => ({ id, top: 5 }));
    expect(spreadDown(points, 20).map(({ top }) => top)).toEqual([5, 25, 45]);
  });
});
