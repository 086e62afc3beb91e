import { describe, expect, it } from 'vitest';
import { edgeSpeed } from './edge-speed.ts';

const panel = { top: 100, bottom: 700 };

describe('edgeSpeed', () => {
  it.each([
    { name: 'rests in the middle', y: 400, startY: 300, speed: 0 },
    { name: 'scrolls down near the bottom', y: 672, startY: 300, speed: 7 },
    { name: 'scrolls up near the top', y: 128, startY: 300, speed: -7 },
    { name: 'is fastest at the edge and beyond it', y: 900, startY: 300, speed: 14 },
    { name: 'rests for a choice that starts at the top and goes down', y: 120, startY: 110, speed: 0 },
    { name: 'rests for a choice that starts at the bottom and goes up', y: 680, startY: 690, speed: 0 },
  ])('$name', ({ y, startY, speed }) => {
    expect(edgeSpeed({ y, startY, ...panel })).toBe(speed);
  });
});
