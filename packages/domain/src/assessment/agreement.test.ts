import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agreementOf, strictnessOf, type BandPair } from './agreement.ts';

/** Pairs from a table of counts, with the bands 5, 6 and 7 in rows and columns. */
function pairsOf(table: readonly (readonly number[])[]): readonly BandPair[] {
  return table.flatMap((row, one) =>
    row.flatMap((count, other) => Array.from({ length: count }, () => [one + 5, other + 5] as const)),
  );
}

describe('the agreement of assessors', () => {
  it('is as calculated by hand from a table', () => {
    // The sums of rows are 4, 7, 4, and those of columns 5, 6, 4.
    const table = [
      [3, 1, 0],
      [1, 4, 2],
      [1, 1, 2],
    ];
    // Squared differences: 1 + 1 + 2 + 4 + 1 = 9.
    // By chance: (4·6 + 4·4·4 + 7·5 + 7·4 + 4·5·4 + 4·6) ÷ 15 = 255 ÷ 15 = 17.
    expect(agreementOf(pairsOf(table))).toEqual({ pairs: 15, exact: 9 / 15, withinOne: 14 / 15, kappa: 1 - 9 / 17 });
  });

  it('has no figures without pairs, and no kappa if chance gives the same bands', () => {
    expect(agreementOf([])).toEqual({ pairs: 0, exact: null, withinOne: null, kappa: null });
    expect(
      agreementOf([
        [6, 6],
        [6, 6],
      ]),
    ).toEqual({ pairs: 2, exact: 1, withinOne: 1, kappa: null });
  });

  it('is negative where assessors contradict each other', () => {
    expect(
      agreementOf([
        [4, 8],
        [8, 4],
      ]).kappa,
    ).toBe(-1);
  });

  it('does not depend on who is first, and is at most 1', () => {
    const band = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(fc.array(fc.tuple(band, band), { minLength: 1, maxLength: 30 }), (pairs) => {
        const { kappa, ...shares } = agreementOf(pairs);
        const swapped = agreementOf(pairs.map(([one, other]) => [other, one]));
        expect(swapped).toEqual({ ...shares, kappa });
        expect(kappa ?? 0).toBeLessThanOrEqual(1);
        expect(shares.withinOne ?? 0).toBeGreaterThanOrEqual(shares.exact ?? 0);
      }),
    );
  });
});

describe('the strictness of assessors', () => {
  it('is the mean difference from the others over the same texts, the strictest first', () => {
    const ada = (band: number) => ({ by: 'Ada', band });
    const mai = (band: number) => ({ by: 'Mai', band });
    const ian = (band: number) => ({ by: 'Ian', band });
    expect(
      strictnessOf([
        [ada(6), mai(6.5)],
        [mai(7), ada(6)],
        [ian(5), ada(5.75)],
      ]),
    ).toEqual([
      { by: 'Ian', pairs: 1, meanDifference: -0.75 },
      { by: 'Ada', pairs: 3, meanDifference: (-0.5 - 1 + 0.75) / 3 },
      { by: 'Mai', pairs: 2, meanDifference: 0.75 },
    ]);
    expect(strictnessOf([])).toEqual([]);
  });
});
