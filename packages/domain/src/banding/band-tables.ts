/**
 * The exams that have a band for a raw mark out of 40.
 *
 * @example
 * ```ts
 * import { BANDED_EXAMS } from '@bandwise/domain';
 *
 * BANDED_EXAMS.join(' '); // => 'listening academic_reading general_reading'
 * ```
 */
export const BANDED_EXAMS = ['listening', 'academic_reading', 'general_reading'] as const;

/**
 * One of `BANDED_EXAMS`.
 *
 * @example
 * ```ts
 * import { bandOf, type BandedExam } from '@bandwise/domain';
 *
 * const exam: BandedExam = 'general_reading';
 * bandOf(exam, 30).band; // => 6
 * ```
 */
export type BandedExam = (typeof BANDED_EXAMS)[number];

/**
 * The raw marks a full exam has: 40.
 *
 * @example
 * ```ts
 * import { bandOf, FULL_EXAM_MARKS } from '@bandwise/domain';
 *
 * bandOf('listening', FULL_EXAM_MARKS).band; // => 9
 * ```
 */
export const FULL_EXAM_MARKS = 40;

/**
 * One step of a table: a band, and the lowest raw mark (`from`, 0 to 40) that has it.
 *
 * @example
 * ```ts
 * import { BAND_TABLES, type BandStep } from '@bandwise/domain';
 *
 * const step: BandStep | undefined = BAND_TABLES.listening[0]; // => { band: 9, from: 39, provisional: false }
 * ```
 */
export interface BandStep {
  /** 0 to 9 in halves. */
  readonly band: number;
  /** The lowest raw mark of the band, 0 to 40. */
  readonly from: number;
  /** True if sources disagree about this boundary. */
  readonly provisional: boolean;
}

const BANDS = [9, 8.5, 8, 7.5, 7, 6.5, 6, 5.5, 5, 4.5, 4, 3.5, 3, 2.5];

/**
 * Indicative boundaries, highest band first; real exams move by a mark or two between versions.
 * Below the last step a raw mark of 1 or more is a provisional 2.0.
 *
 * @example
 * ```ts
 * import { BAND_TABLES } from '@bandwise/domain';
 *
 * BAND_TABLES.academic_reading.find(({ band }) => band === 7)?.from; // => 30
 * ```
 */
export const BAND_TABLES = {
  listening: table([39, 37, 35, 32, 30, 26, 23, 18, 16, 13, 10, 8, 6, 4], 4),
  academic_reading: table([39, 37, 35, 33, 30, 27, 23, 19, 15, 13, 10, 8, 6, 4], 0),
  general_reading: table([40, 39, 37, 36, 34, 32, 30, 27, 23, 19, 15, 12, 9, 6], 0),
} as const satisfies Record<BandedExam, readonly BandStep[]>;

/** The last `provisionalCount` steps are the ones that sources disagree about. */
function table(lowest: readonly number[], provisionalCount: number): readonly BandStep[] {
  return lowest.flatMap((from, index) => {
    const band = BANDS[index];
    const provisional = index >= lowest.length - provisionalCount;
    return band === undefined ? [] : [{ band, from, provisional }];
  });
}
