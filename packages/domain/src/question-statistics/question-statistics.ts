import type { Verdict } from '../marking/verdict.ts';
import { FACILITY_EXTREMELY_EASY, FACILITY_FAULTY, DISCRIMINATION_VERY_WEAK } from './flags.ts';
import { questionFigures } from './question-figures.ts';

/**
 * The verdicts of a learner's first attempt at a section. Later attempts do not count.
 *
 * @example
 * ```ts
 * import { markSection, type AttemptRow } from '@bandwise/domain';
 * import { buildKeyedGroup } from '@bandwise/domain/testing';
 *
 * const row: AttemptRow = markSection({ groups: [buildKeyedGroup('MCQ', 1)] }, { '1': 'alpha' }, { profile: 'spec' });
 * row.verdicts.map(({ marks }) => marks); // => [1]
 * ```
 */
export interface AttemptRow {
  readonly verdicts: readonly Pick<Verdict, 'number' | 'marks' | 'total'>[];
}

/**
 * With fewer first attempts no figures are shown: they would mislead, and could identify a learner.
 *
 * @example
 * ```ts
 * import { STATISTICS_MIN_ATTEMPTS } from '@bandwise/domain';
 *
 * STATISTICS_MIN_ATTEMPTS; // => 10
 * ```
 */
export const STATISTICS_MIN_ATTEMPTS = 10;

/**
 * The facility of a question in words, by the percentage in `facility`.
 *
 * @example
 * ```ts
 * import { questionStatistics, type FacilityBand } from '@bandwise/domain';
 *
 * const rows = Array.from({ length: 10 }, (_, index) => ({ verdicts: [{ number: 1, marks: index % 2, total: 1 }] }));
 * const band: FacilityBand | undefined = questionStatistics(rows).questions[0]?.facilityBand; // => 'about_right'
 * ```
 */
export type FacilityBand = 'very_likely_faulty' | 'difficult' | 'about_right' | 'easy' | 'extremely_easy';

/**
 * How well a question separates strong from weak learners, in words, by the figure in `discrimination`.
 *
 * @example
 * ```ts
 * import { questionStatistics, type DiscriminationBand } from '@bandwise/domain';
 *
 * // Those who have question 1 right have question 2 wrong.
 * const rows = Array.from({ length: 10 }, (_, index) => ({
 *   verdicts: [1, 2].map((number) => ({ number, marks: (index + number) % 2, total: 1 })),
 * }));
 * const [first] = questionStatistics(rows).questions;
 * const band: DiscriminationBand | null = first?.discriminationBand ?? null; // => 'probably_wrong_key'
 * ```
 */
export type DiscriminationBand = 'very_good' | 'adequate' | 'weak' | 'very_weak' | 'probably_wrong_key';

/**
 * The statistics of a question: facility in percent, discrimination from -100 to 100, and both in words.
 *
 * @example
 * ```ts
 * import { questionStatistics, type QuestionStatistic } from '@bandwise/domain';
 *
 * const rows = Array.from({ length: 10 }, () => ({ verdicts: [{ number: 1, marks: 1, total: 1 }] }));
 * const [statistic]: readonly QuestionStatistic[] = questionStatistics(rows).questions;
 * [statistic?.facility, statistic?.facilityBand, statistic?.discrimination]; // => [100, 'extremely_easy', null]
 * ```
 */
export interface QuestionStatistic {
  /** The question's first number. */
  readonly number: number;
  /** The mean mark in percent of the maximum. */
  readonly facility: number;
  readonly facilityBand: FacilityBand;
  /** From -100 to 100; null if the marks of the question or of the other questions are all equal. */
  readonly discrimination: number | null;
  readonly discriminationBand: DiscriminationBand | null;
}

/**
 * The statistics of the questions of a section and the number of first attempts. Hidden and empty while there are too few attempts.
 *
 * @example
 * ```ts
 * import { questionStatistics, type QuestionStatistics } from '@bandwise/domain';
 *
 * const statistics: QuestionStatistics = questionStatistics([]); // => { attempts: 0, hidden: true, questions: [] }
 * ```
 */
export interface QuestionStatistics {
  /** The number of first attempts. */
  readonly attempts: number;
  /** True below `STATISTICS_MIN_ATTEMPTS`; then `questions` is empty. */
  readonly hidden: boolean;
  readonly questions: readonly QuestionStatistic[];
}

/**
 * How each question of a section did: its facility and how well it tells strong learners from weak.
 *
 * @param rows - first attempts only, one per learner, all of the same section version.
 * @returns figures per question in the order of their numbers; none below `STATISTICS_MIN_ATTEMPTS`. Never throws.
 *
 * @example
 * ```ts
 * import { questionStatistics } from '@bandwise/domain';
 *
 * const rows = Array.from({ length: 20 }, (_, index) => ({ verdicts: [{ number: 1, marks: index < 5 ? 1 : 0, total: 1 }] }));
 * questionStatistics(rows).questions[0]?.facility; // => 25
 * ```
 */
export function questionStatistics(rows: readonly AttemptRow[]): QuestionStatistics {
  const attempts = rows.length;
  if (attempts < STATISTICS_MIN_ATTEMPTS) return { attempts, hidden: true, questions: [] };
  const sums = rows.map(({ verdicts }) => verdicts.reduce((sum, { marks }) => sum + marks, 0));
  const questions = questionMarks(rows).map(({ number, total, marks }) => {
    const cells = sums.map((sum, index) => ({ marks: marks[index] ?? 0, sum, count: 1 }));
    const { facility, discrimination } = questionFigures(total, cells);
    return {
      number,
      // The mean is null without attempts or without marks.
      facility: facility ?? 0,
      facilityBand: facilityBand(facility ?? 0),
      discrimination,
      discriminationBand: discrimination === null ? null : discriminationBand(discrimination),
    };
  });
  return { attempts, hidden: false, questions };
}

interface QuestionMarks {
  readonly number: number;
  readonly total: number;
  /** The marks of each row; 0 if the row has no verdict on the question. */
  readonly marks: number[];
}

function questionMarks(rows: readonly AttemptRow[]): readonly QuestionMarks[] {
  const questions = new Map<number, QuestionMarks>();
  for (const [index, row] of rows.entries()) {
    for (const { number, total, marks } of row.verdicts) {
      const question = questions.get(number) ?? { number, total, marks: rows.map(() => 0) };
      question.marks[index] = marks;
      questions.set(number, question);
    }
  }
  return [...questions.values()].filter(({ total }) => total > 0).sort((a, b) => a.number - b.number);
}

function facilityBand(facility: number): FacilityBand {
  if (facility <= FACILITY_FAULTY) return 'very_likely_faulty';
  if (facility < 35) return 'difficult';
  if (facility <= 65) return 'about_right';
  return facility < FACILITY_EXTREMELY_EASY ? 'easy' : 'extremely_easy';
}

function discriminationBand(index: number): DiscriminationBand {
  if (index >= 50) return 'very_good';
  if (index >= 30) return 'adequate';
  if (index >= DISCRIMINATION_VERY_WEAK) return 'weak';
  return index >= 0 ? 'very_weak' : 'probably_wrong_key';
}
