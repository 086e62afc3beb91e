import { BAND_TABLES, BANDED_EXAMS, FULL_EXAM_MARKS, type BandedExam } from './band-tables.ts';

/**
 * A band from 0 to 9 in halves, and whether sources disagree about it. Bands are estimates; screens must say so.
 *
 * @example
 * ```ts
 * import { bandOf, type Band } from '@bandwise/domain';
 *
 * const band: Band = bandOf('listening', 8); // => { band: 3.5, provisional: true }
 * ```
 */
export interface Band {
  /** 0 to 9 in halves. An estimate; the screen says so. */
  readonly band: number;
  /** True if sources disagree about the band or do not have it. */
  readonly provisional: boolean;
}

/**
 * The band of a full exam. Only for sets that total 40: for a single section see `sectionEstimate`.
 *
 * @param raw - marks from 0 to 40, or null for an exam that was not attempted, which is band 0.
 * @throws RangeError for anything that is no raw mark, or no test of `BANDED_EXAMS`.
 *
 * @example
 * ```ts
 * import { bandOf } from '@bandwise/domain';
 *
 * bandOf('listening', 30); // => { band: 7, provisional: false }
 * bandOf('academic_reading', null); // => { band: 0, provisional: false }
 * ```
 */
export function bandOf(test: BandedExam, raw: number | null): Band {
  if (!BANDED_EXAMS.includes(test)) throw new RangeError(`A test with bands must be one of ${BANDED_EXAMS.join(', ')}`);
  if (raw === null) return { band: 0, provisional: false };
  if (!Number.isInteger(raw) || raw < 0 || raw > FULL_EXAM_MARKS) {
    throw new RangeError(`A raw mark must be a whole number from 0 to ${FULL_EXAM_MARKS}, not ${raw}`);
  }
  if (raw === 0) return { band: 1, provisional: true };
  const step = BAND_TABLES[test].find(({ from }) => raw >= from);
  if (step === undefined) return { band: 2, provisional: true };
  return { band: step.band, provisional: step.provisional };
}
