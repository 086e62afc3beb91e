import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { expect } from '../testing/expect.ts';
import { bandOf } from './band-of.ts';
import { BAND_TABLES, BANDED_EXAMS } from './band-tables.ts';
import { overallBand } from './overall-band.ts';
import { sectionEstimate } from './section-estimate.ts';

describe('bandOf', () => {
  it.each([
    ['listening', 40, 9, false],
    ['listening', 39, 9, false],
    ['listening', 38, 8.5, false],
    ['listening', 30, 7, false],
    ['listening', 29, 6.5, false],
    ['listening', 13, 4.5, false],
    ['listening', 10, 4, true],
    ['listening', 4, 2.5, true],
    ['listening', 3, 2, true],
    ['listening', 0, 1, true],
    ['academic_reading', 30, 7, false],
    ['academic_reading', 33, 7.5, false],
    ['academic_reading', 4, 2.5, false],
    ['academic_reading', 1, 2, true],
    ['general_reading', 40, 9, false],
    ['general_reading', 39, 8.5, false],
    ['general_reading', 30, 6, false],
    ['general_reading', 6, 2.5, false],
    ['general_reading', 5, 2, true],
  ] as const)('%s: %i of 40 is band %d, provisional %s', (test, raw, band, provisional) => {
    expect(bandOf(test, raw)).toBeBand(band);
    expect(bandOf(test, raw).provisional).toBe(provisional);
  });

  it('gives band 0 to an exam that was not attempted', () => {
    expect(bandOf('listening', null)).toEqual({ band: 0, provisional: false });
  });

  it.each(BANDED_EXAMS)('reaches each %s band exactly at its boundary, and never falls as marks rise', (test) => {
    for (const { band, from } of BAND_TABLES[test]) {
      expect(bandOf(test, from)).toBeBand(band);
      expect(bandOf(test, from - 1).band).toBeLessThan(band);
    }
  });

  it.each([-1, 41, 2.5, Number.NaN])('refuses %d as a raw mark', (raw) => {
    expect(() => bandOf('listening', raw)).toThrow(RangeError);
  });

  it('names the tests that have bands to a caller without types', () => {
    const test: string = 'reading';
    expect(() => bandOf(test as 'listening', 30)).toThrow(
      new RangeError('A test with bands must be one of listening, academic_reading, general_reading'),
    ); // as JavaScript would call it
  });
});

describe('sectionEstimate', () => {
  it.each([
    ['academic_reading', 13, 13, 9, 9],
    ['academic_reading', 10, 13, 7, 7],
    ['listening', 7, 10, 6.5, 6.5],
    ['listening', 8, 13, 6, 6],
    ['academic_reading', 9, 14, 6, 6],
    ['academic_reading', 7, 14, 5.5, 5.5],
    ['academic_reading', 11, 14, 7, 7],
    ['academic_reading', 12, 14, 7.5, 8],
    ['general_reading', 12, 13, 7.5, 8],
    ['listening', 0, 10, 1, 1],
  ] as const)('%s: %i of %i is about %d–%d', (test, marks, total, low, high) => {
    expect(sectionEstimate(test, marks, total)).toEqual({ low, high });
  });

  it.each([
    [0, 0],
    [5, 4],
    [-1, 10],
    [Number.NaN, 10],
    [1, Number.POSITIVE_INFINITY],
  ])('has nothing to say about %d of %d', (marks, total) => {
    expect(sectionEstimate('listening', marks, total)).toBeNull();
  });

  it('never puts the lower band above the upper', () => {
    fc.assert(
      fc.property(fc.constantFrom(...BANDED_EXAMS), fc.nat(60), fc.nat(60), (test, a, b) => {
        const estimate = sectionEstimate(test, Math.min(a, b), Math.max(a, b));
        expect(estimate === null || estimate.low <= estimate.high).toBe(true);
      }),
    );
  });
});

describe('overallBand', () => {
  it.each([
    ['.0 stays', [6, 6, 6, 6], 6],
    ['.125 goes down', [6, 6, 6, 6.5], 6],
    ['.25 goes up to the half', [6.5, 6.5, 5, 7], 6.5],
    ['.375 goes up to the half', [6.5, 6.5, 6.5, 6], 6.5],
    ['.5 stays', [6.5, 6.5, 6.5, 6.5], 6.5],
    ['.625 goes down to the half', [7, 6.5, 6.5, 6.5], 6.5],
    ['.75 goes up to the whole', [7, 7, 6.5, 6.5], 7],
    ['.875 goes up to the whole', [7, 7, 7, 6.5], 7],
  ])('%s', (_, bands, overall) => {
    expect(overallBand(bands)).toBe(overall);
  });

  it.each([[[]], [[6, 6, 6]], [[6, 6, 6, null]], [[6, 6, 6, 6, 6]], [[6, 6, 6, 6.25]], [[6, 6, 6, 9.5]]])(
    'has no overall for %j',
    (bands) => {
      expect(overallBand(bands)).toBeNull();
    },
  );

  it('differs from half-even rounding in 610 of the 4,845 combinations of four bands', () => {
    const bands = Array.from({ length: 17 }, (_, index) => 1 + index / 2);
    const halfEven = (twice: number): number => {
      const down = Math.floor(twice);
      if (twice - down !== 0.5) return Math.round(twice);
      return down % 2 === 0 ? down : down + 1;
    };
    let combinations = 0;
    let differing = 0;
    for (const [i, a] of bands.entries())
      for (const [j, b] of bands.slice(i).entries())
        for (const [k, c] of bands.slice(i + j).entries())
          for (const d of bands.slice(i + j + k)) {
            combinations += 1;
            if (overallBand([a, b, c, d]) !== halfEven((a + b + c + d) / 2) / 2) differing += 1;
          }
    expect([combinations, differing]).toEqual([4_845, 610]);
  });
});
