import { bandOf } from './band-of.ts';
import { FULL_EXAM_MARKS, type BandedExam } from './band-tables.ts';

/**
 * Bands between which a full exam at the same rate would lie, 0 to 9 in halves.
 *
 * @example
 * ```ts
 * import { sectionEstimate, type SectionEstimate } from '@bandwise/domain';
 *
 * const estimate: SectionEstimate | null = sectionEstimate('listening', 7, 10); // => { low: 6.5, high: 6.5 }
 * ```
 */
export interface SectionEstimate {
  /** 0 to 9 in halves. */
  readonly low: number;
  /** 0 to 9 in halves, at least `low`. */
  readonly high: number;
}

/**
 * Estimates a band from a single section: "at this rate, about low–high". A section never has its own band; its marks are scaled to 40 and
 * rounded down and up.
 *
 * @throws RangeError for no test of `BANDED_EXAMS`.
 * @returns null when there is nothing to scale: no total, or marks outside it.
 *
 * @example
 * ```ts
 * import { sectionEstimate } from '@bandwise/domain';
 *
 * // 10 of 13 are 30.8 of 40.
 * sectionEstimate('academic_reading', 10, 13); // => { low: 7, high: 7 }
 * sectionEstimate('academic_reading', 0, 0); // => null
 * ```
 */
export function sectionEstimate(test: BandedExam, marks: number, total: number): SectionEstimate | null {
  if (!(total > 0 && marks >= 0 && marks <= total && Number.isFinite(total))) return null;
  const scaled = (marks * FULL_EXAM_MARKS) / total;
  return {
    low: bandOf(test, Math.floor(scaled)).band,
    high: bandOf(test, Math.ceil(scaled)).band,
  };
}
