/** The bands that two assessors gave to the same criterion of the same text. */
export type BandPair = readonly [one: number, other: number];

/** How far two assessors agree. Without a pair, every figure but `pairs` is null. */
export interface Agreement {
  readonly pairs: number;
  /** The share of equal bands, 0 to 1. */
  readonly exact: number | null;
  /** The share of bands that differ by one at most, 0 to 1. */
  readonly withinOne: number | null;
  /** Quadratic weighted kappa, at most 1; null if all bands are the same, because chance cannot be told from agreement. */
  readonly kappa: number | null;
}

/**
 * Computes how far two assessors agree. Quadratic weighted kappa compares the squared differences with those that chance would give: 1 is
 * full agreement, 0 is chance, and less is worse than chance (J. Cohen, "Weighted kappa", Psychological Bulletin 70, 1968).
 *
 * @example agreementOf([[6, 6], [7, 6], [5, 5]]).kappa // 0.6666666666666667
 */
export function agreementOf(pairs: readonly BandPair[]): Agreement {
  const count = pairs.length;
  if (count === 0) return { pairs: 0, exact: null, withinOne: null, kappa: null };
  const sumOf = (value: (pair: BandPair) => number) => pairs.reduce((sum, pair) => sum + value(pair), 0);
  const share = (isCounted: (difference: number) => boolean) =>
    sumOf(([one, other]) => Number(isCounted(Math.abs(one - other)))) / count;
  const squared = sumOf(([one, other]) => (one - other) ** 2);
  // The squared differences of every band of one assessor to every band of the other, in whole numbers.
  const byChance =
    count * sumOf(([one, other]) => one ** 2 + other ** 2) - 2 * sumOf(([one]) => one) * sumOf(([, other]) => other);
  return {
    pairs: count,
    exact: share((difference) => difference === 0),
    withinOne: share((difference) => difference <= 1),
    kappa: byChance === 0 ? null : 1 - (count * squared) / byChance,
  };
}

/** The opinion of one assessor: the band of a task that `taskBand` returns. */
export interface Opinion {
  /** Identifies the assessor. */
  readonly by: string;
  readonly band: number;
}

/** How strict an assessor is, compared with those who assessed the same texts. */
export interface Strictness {
  readonly by: string;
  readonly pairs: number;
  /** The mean of the own band minus the other's: below 0 is stricter. */
  readonly meanDifference: number;
}

/**
 * Compares each assessor with the others over pairs of opinions, the strictest first.
 *
 * @example strictnessOf([[{ by: 'Ada', band: 6 }, { by: 'Mai', band: 6.5 }]])[0] // { by: 'Ada', pairs: 1, meanDifference: -0.5 }
 */
export function strictnessOf(pairs: readonly (readonly [Opinion, Opinion])[]): readonly Strictness[] {
  const sums = new Map<string, { pairs: number; sum: number }>();
  const add = (own: Opinion, other: Opinion) => {
    const { pairs: count, sum } = sums.get(own.by) ?? { pairs: 0, sum: 0 };
    sums.set(own.by, { pairs: count + 1, sum: sum + own.band - other.band });
  };
  for (const [one, other] of pairs) {
    add(one, other);
    add(other, one);
  }
  return [...sums]
    .map(([by, { pairs: count, sum }]) => ({ by, pairs: count, meanDifference: sum / count }))
    .sort((one, other) => one.meanDifference - other.meanDifference || (one.by < other.by ? -1 : 1));
}
