import { addUp, medianOf, type Counted } from './cells.ts';

/**
 * Statistics of a section or an exam as a whole, by the definitions of Moodle's "Quiz statistics calculations"
 * (https://docs.moodle.org/dev/Quiz_statistics_calculations, Test statistics) as its `quiz_statistics\calculator` computes them.
 * Each is null where it is not defined.
 */
export interface TestFigures {
  /** T̄, in marks. */
  readonly mean: number | null;
  /** For an even number of attempts, the mean of the two in the middle. */
  readonly median: number | null;
  /** Sample standard deviation: √(Σ(T − T̄)² ÷ (S − 1)). */
  readonly deviation: number | null;
  /** k₃ ÷ k₂^(3/2), of at least three attempts. */
  readonly skewness: number | null;
  /** k₄ ÷ k₂², of at least four attempts. 0 for a normal distribution. */
  readonly kurtosis: number | null;
  /**
   * Coefficient of internal consistency, also called Cronbach's alpha, in percent: 100 × P ÷ (P − 1) × (1 − Σ V(x) ÷ k₂), of P
   * questions.
   */
  readonly consistency: number | null;
  /** 100 × √(1 − consistency ÷ 100): how much of the deviation is chance, in percent. */
  readonly errorRatio: number | null;
  /** errorRatio × deviation ÷ 100, in marks. */
  readonly standardError: number | null;
}

/**
 * With mᵣ = Σ(T − T̄)ʳ ÷ S the k-statistics are k₂ = S m₂ ÷ (S − 1), k₃ = S² m₃ ÷ ((S − 1)(S − 2)) and
 * k₄ = S² ((S + 1) m₄ − 3 (S − 1) m₂²) ÷ ((S − 1)(S − 2)(S − 3)): what a sample says of everybody it is taken from.
 *
 * @param sums - the marks of attempts in ascending order, each once.
 * @param variances - of the questions (`questionFigures`).
 */
export function testFigures(sums: readonly Counted[], variances: readonly (number | null)[]): TestFigures {
  const s = addUp(sums, () => 1);
  if (s === 0) return NOTHING;
  const mean = addUp(sums, ({ value }) => value) / s;
  const moment = (power: number) => addUp(sums, ({ value }) => (value - mean) ** power) / s;
  const basics = { ...NOTHING, mean, median: medianOf(sums) };
  if (s < 2) return basics;
  const k2 = sums.length === 1 ? 0 : (s * moment(2)) / (s - 1);
  const deviation = Math.sqrt(k2);
  if (k2 === 0) return { ...basics, deviation };
  const k3 = s > 2 ? (s ** 2 * moment(3)) / ((s - 1) * (s - 2)) : null;
  const of4 = (s + 1) * moment(4) - 3 * (s - 1) * moment(2) ** 2;
  const k4 = s > 3 ? (s ** 2 * of4) / ((s - 1) * (s - 2) * (s - 3)) : null;
  return {
    ...basics,
    deviation,
    skewness: k3 === null ? null : k3 / k2 ** 1.5,
    kurtosis: k4 === null ? null : k4 / k2 ** 2,
    // Moodle has no such figures of two attempts.
    ...(s > 2 && variances.length > 1 ? errors(variances, k2) : {}),
  };
}

const NOTHING: TestFigures = {
  mean: null,
  median: null,
  deviation: null,
  skewness: null,
  kurtosis: null,
  consistency: null,
  errorRatio: null,
  standardError: null,
};

function errors(variances: readonly (number | null)[], k2: number) {
  const p = variances.length;
  const own = variances.reduce<number>((sum, variance) => sum + (variance ?? 0), 0);
  const consistency = ((100 * p) / (p - 1)) * (1 - own / k2);
  // The consistency exceeds 100 only by rounding.
  const errorRatio = 100 * Math.sqrt(Math.max(0, 1 - consistency / 100));
  return { consistency, errorRatio, standardError: (errorRatio * Math.sqrt(k2)) / 100 };
}
