import type { CountedQuestion } from '@bandwise/domain/internal';

/** Of each question, its cells as `marks, sum, count` one after the other. */
export type KeptCells = readonly (readonly number[])[];

/** As JSON. */
export function writeCells(counted: readonly CountedQuestion[]): string {
  return JSON.stringify(counted.map(({ cells }) => cells.flatMap(({ marks, sum, count }) => [marks, sum, count])));
}

export function readCells(kept: KeptCells, totals: readonly number[]): readonly CountedQuestion[] {
  return kept.map((numbers, index) => ({
    total: totals[index] ?? 0,
    cells: Array.from({ length: numbers.length / 3 }, (_, cell) => ({
      marks: numbers[3 * cell] ?? 0,
      sum: numbers[3 * cell + 1] ?? 0,
      count: numbers[3 * cell + 2] ?? 0,
    })),
  }));
}

export interface Change {
  readonly counted: readonly CountedQuestion[];
  /** -1: it is taken away. */
  readonly times: 1 | -1;
}

/** What was counted, with what has come and without what is gone since: in the order that `countScores` has. */
export function addCounted(
  counted: readonly CountedQuestion[],
  changes: readonly Change[],
): readonly CountedQuestion[] {
  return counted.map(({ total, cells }, index) => {
    const all = [{ cells, times: 1 }, ...changes.map((change) => ({ ...change, cells: change.counted[index]?.cells }))];
    const sums = new Map<string, { readonly marks: number; readonly sum: number; readonly count: number }>();
    for (const { cells: added = [], times } of all)
      for (const { marks, sum, count } of added) {
        const key = `${marks} ${sum}`;
        sums.set(key, { marks, sum, count: (sums.get(key)?.count ?? 0) + times * count });
      }
    const left = [...sums.values()].filter(({ count }) => count !== 0);
    return { total, cells: left.toSorted((one, other) => one.marks - other.marks || one.sum - other.sum) };
  });
}
