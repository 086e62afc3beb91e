import { CRITERIA, type AssessedTask, type Criterion } from './criteria.ts';

/** The highest band of a criterion; the lowest is 0. */
const BAND_MAX = 9;

/** A whole band for each criterion of a task. */
export type CriterionBands<Task extends AssessedTask = AssessedTask> = Readonly<
  Record<(typeof CRITERIA)[Task][number], number>
>;

/**
 * The band of a task: the mean of its four criteria, not rounded. Only `writingBand` and `speakingBand` round, at the very end.
 *
 * @returns null while a criterion has no band.
 * @throws RangeError for a band that is not whole, or not from 0 to 9.
 *
 * @example taskBand('speaking', { fluency: 7, vocabulary: 7, grammar: 8, pronunciation: 7 }) // 7.25
 */
export function taskBand(task: AssessedTask, bands: Partial<Readonly<Record<Criterion, number>>>): number | null {
  let sum = 0;
  for (const criterion of CRITERIA[task]) {
    const band = bands[criterion];
    if (band === undefined) return null;
    if (!Number.isInteger(band) || band < 0 || band > BAND_MAX)
      throw new RangeError(`A band of a criterion is a whole number from 0 to ${BAND_MAX}, not ${band}`);
    sum += band;
  }
  return sum / CRITERIA[task].length;
}

/**
 * The band of a writing test, to the nearest half, quarters going up: the second task counts twice. Indicative: how partial results are
 * rounded is not published.
 *
 * @param task1 - the band of the first task as `taskBand` returns it; null if it was not assessed.
 * @param task2 - that of the second task.
 *
 * @example writingBand(6, 7.5) // 7
 */
export function writingBand(task1: number | null, task2: number | null): number | null {
  return task1 === null || task2 === null ? null : toHalf((task1 + 2 * task2) / 3);
}

/**
 * The band of a speaking test, to the nearest half, quarters going up. Indicative, as that of a writing test.
 *
 * @param mean - as `taskBand` returns it.
 *
 * @example speakingBand(7.25) // 7.5
 */
export function speakingBand(mean: number | null): number | null {
  return mean === null ? null : toHalf(mean);
}

/** Means are multiples of a quarter, so every quarter that a sum over three reaches is exact in binary. */
function toHalf(band: number): number {
  return Math.floor(band * 2 + 0.5) / 2;
}
