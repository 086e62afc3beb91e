import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemStatistics, type CountedQuestion } from './item-statistics.ts';
import type { Cell } from './cells.ts';

/** Marks of the attempts, a list for each question. */
function counted(marks: readonly (readonly number[])[], totals: readonly number[]): readonly CountedQuestion[] {
  const sums = (marks[0] ?? []).map((_, row) => marks.reduce((sum, one) => sum + (one[row] ?? 0), 0));
  return marks.map((one, index) => ({
    total: totals[index] ?? 1,
    cells: one.map((mark, row): Cell => ({ marks: mark, sum: sums[row] ?? 0, count: 1 })),
  }));
}

/**
 * Five attempts at three questions, the last of two marks: 1 1 2, 1 0 2, 1 1 1, 0 0 1, 0 1 0. Everything below is computed from the
 * published formulas with fractions on paper.
 */
const FIVE = counted(
  [
    [1, 1, 1, 0, 0],
    [1, 0, 1, 0, 1],
    [2, 2, 1, 1, 0],
  ],
  [1, 1, 2],
);

describe('of five attempts at three questions, computed by hand', () => {
  const { figures, questions, sums } = itemStatistics(FIVE);

  it('counts the attempts by their marks', () => {
    expect(sums).toEqual([
      { value: 1, count: 2 },
      { value: 3, count: 2 },
      { value: 4, count: 1 },
    ]);
  });

  it.each([
    // mean 12/5; k2 = 9/5, k3 = -2/5, k4 = -39/5
    ['mean', 2.4],
    ['median', 3],
    ['deviation', 1.3416407865],
    ['skewness', -0.165634665],
    ['kurtosis', -2.4074074074],
    // 3/2 × (1 - 1.3 ÷ 1.8) = 5/12
    ['consistency', 41.6666666667],
    ['errorRatio', 76.3762615826],
    ['standardError', 1.0246950766],
  ] as const)('has the %s %f [D62]', (name, value) => {
    expect(figures[name]).toBeCloseTo(value, 6);
  });

  it.each([
    // V 3/10; C(x, X) 2/5, V(X) 7/10, Cmax 2/5; C(x, T) 7/10
    [0, 60, 0.5477225575, 25, 37.4754174914, 87.2871560944, 100],
    // V 3/10; C(x, X) -1/10, V(X) 17/10, Cmax 13/20; C(x, T) 1/5
    [1, 60, 0.5477225575, 25, 20.0314532399, -14.0028008403, -15.3846153846],
    // V 7/10; C(x, X) 1/5, V(X) 7/10, Cmax 7/10; C(x, T) 9/10
    [2, 60, 0.8366600265, 50, 42.4931292688, 28.5714285714, 28.5714285714],
  ])(
    'has the figures of question %i [D62]',
    (index, facility, deviation, intended, effective, discrimination, efficiency) => {
      const question = questions[index];
      expect(question?.figures.facility).toBeCloseTo(facility, 6);
      expect(question?.figures.deviation).toBeCloseTo(deviation, 6);
      expect(question?.intendedWeight).toBeCloseTo(intended, 6);
      expect(question?.effectiveWeight).toBeCloseTo(effective, 6);
      expect(question?.figures.discrimination).toBeCloseTo(discrimination, 6);
      expect(question?.figures.efficiency).toBeCloseTo(efficiency, 6);
    },
  );
});

describe('where something is not defined', () => {
  const NONE = {
    mean: null,
    median: null,
    deviation: null,
    skewness: null,
    kurtosis: null,
    consistency: null,
    errorRatio: null,
    standardError: null,
  };

  it('is null without an attempt', () => {
    const { figures, questions } = itemStatistics([{ total: 1, cells: [] }]);
    expect(figures).toEqual(NONE);
    expect(questions).toEqual([
      {
        cells: [],
        figures: {
          facility: null,
          deviation: null,
          variance: null,
          covariance: null,
          discrimination: null,
          efficiency: null,
        },
        intendedWeight: 100,
        effectiveWeight: null,
      },
    ]);
  });

  it('has a mean, a median and a facility of one attempt', () => {
    const { figures, questions } = itemStatistics(counted([[1], [0]], [1, 1]));
    expect(figures).toEqual({ ...NONE, mean: 1, median: 1 });
    expect(questions.map((question) => question.figures.facility)).toEqual([100, 0]);
    expect(questions.map((question) => question.figures.deviation)).toEqual([null, null]);
  });

  it('has a deviation of two attempts, a skewness of three and a kurtosis of four', () => {
    const of = (...marks: readonly number[]) => itemStatistics(counted([marks, marks], [3, 3])).figures;
    expect(of(0, 1)).toMatchObject({ median: 1, skewness: null, kurtosis: null, consistency: null });
    expect(of(0, 1, 3)).toMatchObject({ kurtosis: null, consistency: 100, errorRatio: 0, standardError: 0 });
    expect(of(0, 1, 3).skewness).toBeCloseTo(0.935219529583, 6);
    expect(of(0, 1, 3, 3).kurtosis).not.toBeNull();
  });

  it('is null where nothing varies, and the deviation 0', () => {
    const same = counted(
      [
        [1, 1, 1, 1, 1],
        [0, 0, 0, 0, 0],
      ],
      [1, 1],
    );
    const { figures, questions } = itemStatistics(same);
    expect(figures).toEqual({ ...NONE, mean: 1, median: 1, deviation: 0 });
    for (const question of questions)
      expect(question).toMatchObject({
        figures: { deviation: 0, discrimination: null, efficiency: null },
        effectiveWeight: null,
      });
  });

  it('has no consistency of a single question, and no effective weight of one that goes against the whole', () => {
    expect(itemStatistics(counted([[0, 1, 1, 0]], [1])).figures).toMatchObject({ consistency: null, errorRatio: null });
    const against = counted(
      [
        [3, 2, 1, 0],
        [0, 0, 1, 1],
      ],
      [3, 1],
    );
    expect(itemStatistics(against).questions.map(({ effectiveWeight }) => effectiveWeight)).toEqual([100, null]);
  });
});

const attempts = fc
  .record({ questions: fc.integer({ min: 1, max: 6 }), attempts: fc.integer({ min: 0, max: 30 }) })
  .chain(({ questions, attempts: count }) =>
    fc.array(fc.array(fc.integer({ min: 0, max: 3 }), { minLength: count, maxLength: count }), {
      minLength: questions,
      maxLength: questions,
    }),
  );

describe('of any attempts', () => {
  it('has no figure that is no number, and none out of its range [D62]', () => {
    fc.assert(
      fc.property(attempts, (marks) => {
        const { figures, questions } = itemStatistics(
          counted(
            marks,
            marks.map(() => 3),
          ),
        );
        const values = questions.flatMap(({ figures: own, intendedWeight, effectiveWeight }) => [
          ...Object.values(own),
          intendedWeight,
          effectiveWeight,
        ]);
        for (const value of [...Object.values(figures), ...values])
          expect(value === null || Number.isFinite(value)).toBe(true);
        for (const { facility, discrimination, efficiency } of questions.map((question) => question.figures)) {
          expect(facility ?? 0).toBeGreaterThanOrEqual(0);
          expect(facility ?? 0).toBeLessThanOrEqual(100);
          expect(Math.abs(discrimination ?? 0)).toBeLessThanOrEqual(100);
          expect(efficiency ?? 0).toBeLessThanOrEqual(100);
        }
        expect(figures.consistency ?? 0).toBeLessThanOrEqual(100 + 1e-9);
      }),
    );
  });

  it('is the same whether equal attempts are given one by one or counted', () => {
    fc.assert(
      fc.property(attempts, (marks) => {
        const totals = marks.map(() => 3);
        const single = counted(marks, totals);
        const together = single.map(({ total, cells }) => ({ total, cells: join(cells) }));
        expect(withoutCells(together)).toEqual(withoutCells(single));
      }),
    );
  });
});

function join(cells: readonly Cell[]): readonly Cell[] {
  const counts = new Map<string, Cell>();
  for (const cell of cells) {
    const name = `${cell.marks}/${cell.sum}`;
    counts.set(name, { ...cell, count: (counts.get(name)?.count ?? 0) + cell.count });
  }
  return [...counts.values()];
}

function withoutCells(questions: readonly CountedQuestion[]) {
  const { figures, sums, questions: all } = itemStatistics(questions);
  return { figures, sums, questions: all.map((question) => [question.figures, question.effectiveWeight]) };
}
