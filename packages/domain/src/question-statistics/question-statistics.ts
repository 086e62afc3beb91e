import type { Verdict } from '../marking/verdict.ts';
import { correlation } from './correlation.ts';

/** One learner's first attempt at a section version. Later attempts do not belong in the rows. */
export interface AttemptRow {
  readonly verdicts: readonly Pick<Verdict, 'number' | 'marks' | 'total'>[];
}

/** Below this many first attempts nothing is shown: figures would mislead and could identify. */
export const STATISTICS_MIN_ATTEMPTS = 10;

export type FacilityBand = 'very_likely_faulty' | 'difficult' | 'about_right' | 'easy' | 'extremely_easy';

export type DiscriminationBand = 'very_good' | 'adequate' | 'weak' | 'very_weak' | 'probably_wrong_key';

export interface QuestionStatistic {
  /** The question's first number. */
  readonly number: number;
  /** Mean mark in percent of the most it can earn. */
  readonly facility: number;
  readonly facilityBand: FacilityBand;
  /** -100 to 100; null when the question or the rest of the test does not vary. */
  readonly discrimination: number | null;
  readonly discriminationBand: DiscriminationBand | null;
}

export interface QuestionStatistics {
  readonly attempts: number;
  /** True below `STATISTICS_MIN_ATTEMPTS`; then `questions` is empty. */
  readonly hidden: boolean;
  readonly questions: readonly QuestionStatistic[];
}

/**
 * How each question of a section did: its facility and how well it tells strong learners from weak.
 *
 * @param rows first attempts only, one per learner, all of the same section version.
 */
export function questionStatistics(rows: readonly AttemptRow[]): QuestionStatistics {
  const attempts = rows.length;
  if (attempts < STATISTICS_MIN_ATTEMPTS) return { attempts, hidden: true, questions: [] };
  const sums = rows.map(({ verdicts }) => verdicts.reduce((sum, { marks }) => sum + marks, 0));
  const questions = questionMarks(rows).map(({ number, total, marks }) => {
    const rest = sums.map((sum, index) => sum - (marks[index] ?? 0));
    const facility = (100 * mean(marks)) / total;
    const discrimination = correlation(marks, rest);
    return {
      number,
      facility,
      facilityBand: facilityBand(facility),
      discrimination,
      discriminationBand: discrimination === null ? null : discriminationBand(discrimination),
    };
  });
  return { attempts, hidden: false, questions };
}

interface QuestionMarks {
  readonly number: number;
  readonly total: number;
  /** One per row; 0 where the row has no verdict on the question. */
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

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function facilityBand(facility: number): FacilityBand {
  if (facility <= 5) return 'very_likely_faulty';
  if (facility < 35) return 'difficult';
  if (facility <= 65) return 'about_right';
  return facility < 95 ? 'easy' : 'extremely_easy';
}

function discriminationBand(index: number): DiscriminationBand {
  if (index >= 50) return 'very_good';
  if (index >= 30) return 'adequate';
  if (index >= 20) return 'weak';
  return index >= 0 ? 'very_weak' : 'probably_wrong_key';
}
