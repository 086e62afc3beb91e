import { addUp, countValues, type Cell, type Counted } from './cells.ts';

/**
 * Statistics of one question, by the definitions of Moodle's "Quiz statistics calculations"
 * (https://docs.moodle.org/dev/Quiz_statistics_calculations, Item statistics) as its `core_question\statistics\questions\calculator`
 * computes them. Each is null where it is not defined.
 */
export interface QuestionFigures {
  /** Facility index: 100 × mean mark ÷ most marks. */
  readonly facility: number | null;
  /** Sample standard deviation of the marks: √(Σ(x − x̄)² ÷ (S − 1)). */
  readonly deviation: number | null;
  /** Sample variance of the marks. */
  readonly variance: number | null;
  /** Covariance of the marks with those of the whole test: C(x, T). */
  readonly covariance: number | null;
  /** Discrimination index: 100 × C(x, X) ÷ √(V(x) V(X)), where X is the marks of all other questions. From -100 to 100. */
  readonly discrimination: number | null;
  /**
   * Discriminative efficiency: 100 × C(x, X) ÷ Cmax(x, X). Cmax is the covariance of the same marks and the same other marks,
   * each in ascending order: the largest that they could have.
   */
  readonly efficiency: number | null;
}

/**
 * @param total - the most marks that the question gives.
 * @param cells - of every attempt. Sums of products of whole numbers stay exact, so "does not vary" is a test for exactly zero.
 */
export function questionFigures(total: number, cells: readonly Cell[]): QuestionFigures {
  const count = addUp(cells, () => 1);
  const marks = addUp(cells, (cell) => cell.marks);
  const rests = addUp(cells, restOf);
  // Each is S² times its population value: that cancels out in every ratio.
  const varying = count * addUp(cells, (cell) => cell.marks ** 2) - marks ** 2;
  const restVarying = count * addUp(cells, (cell) => restOf(cell) ** 2) - rests ** 2;
  const together = count * addUp(cells, (cell) => cell.marks * restOf(cell)) - marks * rests;
  const atMost = count * sumOfSorted(cells) - marks * rests;
  const scale = count * (count - 1);
  const isSample = count > 1;
  return {
    facility: count > 0 && total > 0 ? (100 * marks) / count / total : null,
    deviation: isSample ? Math.sqrt(Math.max(0, varying / scale)) : null,
    variance: isSample ? varying / scale : null,
    covariance: isSample ? (together + varying) / scale : null,
    discrimination: isSample ? ratio(together, Math.sqrt(varying * restVarying)) : null,
    efficiency: isSample ? ratio(together, atMost) : null,
  };
}

/**
 * Effective weight: 100 × √C(x, T) ÷ Σ √C(x, T) over all questions whose covariance with the whole test is not negative. null for a
 * question whose covariance is.
 */
export function effectiveWeights(figures: readonly QuestionFigures[]): readonly (number | null)[] {
  const roots = figures.map(({ covariance }) => (covariance === null || covariance < 0 ? null : Math.sqrt(covariance)));
  const sum = roots.reduce<number>((total, root) => total + (root ?? 0), 0);
  return roots.map((root) => (root === null || sum === 0 ? null : (100 * root) / sum));
}

function restOf({ marks, sum }: Cell): number {
  return sum - marks;
}

/** In percent; the root of a product may round to just under the covariance of two equal lists. */
function ratio(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.max(-100, Math.min(100, (100 * part) / whole));
}

/** Σ of the products of marks and other marks, each in ascending order. */
function sumOfSorted(cells: readonly Cell[]): number {
  const marks = countValues(cells, (cell) => cell.marks);
  const rests = countValues(cells, restOf);
  let total = 0;
  let at = 0;
  let left = rests[0]?.count ?? 0;
  for (const { value, count } of marks) {
    let needed = count;
    while (needed > 0) {
      const rest: Counted | undefined = rests[at];
      if (rest === undefined) return total;
      const paired = Math.min(needed, left);
      total += paired * value * rest.value;
      needed -= paired;
      left -= paired;
      if (left === 0) {
        at += 1;
        left = rests[at]?.count ?? 0;
      }
    }
  }
  return total;
}
