import { countValues, type Cell, type Counted } from './cells.ts';
import { effectiveWeights, questionFigures, type QuestionFigures } from './question-figures.ts';
import { testFigures, type TestFigures } from './test-figures.ts';

/** A question with the marks of every attempt. */
export interface CountedQuestion {
  /** The maximum marks of the question. */
  readonly total: number;
  readonly cells: readonly Cell[];
}

export interface ItemStatistics {
  readonly figures: TestFigures;
  /** Attempts by their marks at all questions, in ascending order. */
  readonly sums: readonly Counted[];
  /** The attempts in their original order. */
  readonly questions: readonly {
    readonly cells: CountedQuestion['cells'];
    readonly figures: QuestionFigures;
    /** The share of all marks, in percent. */
    readonly intendedWeight: number | null;
    readonly effectiveWeight: number | null;
  }[];
}

/** The statistics of the questions of a section or an exam, and of all of them together. */
export function itemStatistics(questions: readonly CountedQuestion[]): ItemStatistics {
  const figures = questions.map(({ total, cells }) => questionFigures(total, cells));
  const sums = countValues(questions[0]?.cells ?? [], ({ sum }) => sum);
  const weights = effectiveWeights(figures);
  const all = questions.reduce((sum, { total }) => sum + total, 0);
  return {
    sums,
    figures: testFigures(
      sums,
      figures.map(({ variance }) => variance),
    ),
    questions: figures.map((figure, index) => ({
      cells: questions[index]?.cells ?? [],
      figures: figure,
      intendedWeight: all === 0 ? null : (100 * (questions[index]?.total ?? 0)) / all,
      effectiveWeight: weights[index] ?? null,
    })),
  };
}
