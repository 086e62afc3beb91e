import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LEVEL_MAX, levelOf, speechFigures, speechTotals } from './speech-figures.ts';

/** Levels of stretches: how loud, and for how many tenths of a second. */
const levels = (...stretches: (readonly [level: number, steps: number])[]) =>
  stretches.flatMap(([level, steps]) => Array<number>(steps).fill(level));

describe('the figures of speech [D186]', () => {
  it('count pauses longer than a second, and neither shorter ones nor the silence around the speech', () => {
    const recording = levels(
      [20, 30],
      [180, 20],
      [20, 10],
      [170, 20],
      [25, 11],
      [180, 5],
      [20, 25],
      [175, 5],
      [20, 40],
    );
    expect(speechFigures(recording)).toEqual({ seconds: 16.6, speaking: 6, pauses: 2, pauseSeconds: 3.6 });
  });

  it('do not depend on the distance to the microphone, nor on a steady noise', () => {
    const near = levels([10, 20], [200, 30], [10, 15], [200, 30]);
    const far = levels([90, 20], [150, 30], [90, 15], [150, 30]);
    expect(speechFigures(far)).toEqual(speechFigures(near));
    expect(speechFigures(near)).toMatchObject({ speaking: 6, pauses: 1, pauseSeconds: 1.5 });
  });

  it('find a single word in a long silence', () => {
    expect(speechFigures(levels([10, 500], [180, 3], [10, 500]))).toMatchObject({ speaking: 0.3, pauses: 0 });
  });

  it.each([
    ['nothing', [], { seconds: 0, speaking: 0 }],
    ['silence', levels([12, 50]), { seconds: 5, speaking: 0 }],
    ['one steady sound', levels([160, 50]), { seconds: 5, speaking: 5 }],
  ])('are plain for %s', (_, recording, figures) => {
    expect(speechFigures(recording)).toEqual({ pauses: 0, pauseSeconds: 0, ...figures });
  });

  it('never exceed the length of the recording', () => {
    const level = fc.integer({ min: 0, max: LEVEL_MAX });
    fc.assert(
      fc.property(fc.array(level, { maxLength: 300 }), (recording) => {
        const { seconds, speaking, pauses, pauseSeconds } = speechFigures(recording);
        expect(seconds).toBe(recording.length / 10);
        expect(speaking).toBeGreaterThanOrEqual(0);
        expect(speaking + pauseSeconds).toBeLessThanOrEqual(seconds + 1e-9);
        expect(pauseSeconds).toBeGreaterThanOrEqual(pauses);
      }),
    );
  });

  it('are added over recordings', () => {
    const one = speechFigures(levels([10, 20], [200, 31], [10, 15], [200, 30]));
    expect(speechTotals([one, one])).toEqual({ seconds: 19.2, speaking: 12.2, pauses: 2, pauseSeconds: 3 });
    expect(speechTotals([])).toEqual({ seconds: 0, speaking: 0, pauses: 0, pauseSeconds: 0 });
  });
});

it.each([
  [0, 0],
  [-1, 0],
  [Number.NaN, 0],
  [0.0001, 0],
  [0.001, 0],
  [0.1, 170],
  [1, 255],
  [3, 255],
])('gives the loudness %d the level %d', (loudness, level) => {
  expect(levelOf(loudness)).toBe(level);
});
