import type { Skill } from '../skills/skill.ts';
import { assessedTask, CRITERIA, type AssessedTask, type Criterion } from './criteria.ts';

/** The highest band of a criterion; the lowest is 0. */
export const BAND_MAX = 9;

/**
 * The whole bands of criteria; a criterion without a band is absent.
 *
 * @example
 * ```ts
 * import { taskBand, type CriterionBands } from '@bandwise/domain';
 *
 * const bands: CriterionBands = { fluency: 6 };
 * taskBand('speaking', bands); // => null
 * ```
 */
export type CriterionBands = Readonly<Partial<Record<Criterion, number>>>;

/**
 * Returns the band of a task: the mean of its four criteria, not rounded. Only the band of a whole skill is rounded.
 *
 * @returns null while a criterion of the task has no band.
 * @throws RangeError for a band that is not whole, or not from 0 to 9.
 *
 * @example
 * ```ts
 * import { taskBand } from '@bandwise/domain';
 *
 * taskBand('writing_task_2', { task_response: 7, coherence: 7, vocabulary: 8, grammar: 7 }); // => 7.25
 * ```
 */
export function taskBand(task: AssessedTask, bands: CriterionBands): number | null {
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
 * Returns the band of a writing test, to the nearest half, quarters going up: the second task counts twice. It is indicative, because the
 * rounding of partial results is not published.
 *
 * @param task1 - the band of the first task as `taskBand` returns it; null if it was not assessed.
 * @param task2 - the band of the second task.
 *
 * @example
 * ```ts
 * import { writingBand } from '@bandwise/domain';
 *
 * writingBand(6, 7.5); // => 7
 * writingBand(6, null); // => null
 * ```
 */
export function writingBand(task1: number | null, task2: number | null): number | null {
  return task1 === null || task2 === null ? null : roundToHalf((task1 + 2 * task2) / 3);
}

/**
 * Returns the band of a speaking test, to the nearest half, quarters going up. It is indicative, like that of a writing test.
 *
 * @param task - the band of the test as `taskBand` returns it; null if it was not assessed.
 *
 * @example
 * ```ts
 * import { speakingBand } from '@bandwise/domain';
 *
 * speakingBand(7.25); // => 7.5
 * ```
 */
export function speakingBand(task: number | null): number | null {
  return task === null ? null : roundToHalf(task);
}

/**
 * Returns the band of a writing exam from the bands of its tasks; null: it has other tasks than the usual two, or one is not assessed.
 *
 * @example assessedExamBand('writing', [{ part_number: 1, band: 6 }, { part_number: 2, band: 7.5 }]) // 7
 */
export function assessedExamBand(
  skill: Skill,
  tasks: readonly { readonly part_number: number; readonly band: number | null }[],
): number | null {
  if (tasks.length !== 2) return null;
  const bands = new Map(tasks.map(({ part_number, band }) => [assessedTask({ skill, part_number }), band]));
  return writingBand(bands.get('writing_task_1') ?? null, bands.get('writing_task_2') ?? null);
}

/** Bands of tasks are multiples of a quarter, so a sum over three that lies between two halves is exact in binary. */
function roundToHalf(band: number): number {
  return Math.floor(band * 2 + 0.5) / 2;
}
