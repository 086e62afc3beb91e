import { describe, expect, it } from 'vitest';
import { itemStatistics, type AttemptRow } from './question-statistics.ts';

/** Rows from one list of marks per question, each question worth `total`. */
function rowsOf(items: readonly (readonly number[])[], total = 1): readonly AttemptRow[] {
  return (items[0] ?? []).map((_, row) => ({
    verdicts: items.map((marks, index) => ({ number: index + 1, marks: marks[row] ?? 0, total })),
  }));
}

const half = [1, 1, 1, 1, 1, 0, 0, 0, 0, 0];

describe('itemStatistics', () => {
  it('hides figures below ten first attempts', () => {
    expect(itemStatistics(rowsOf([half.slice(0, 9)]))).toEqual({ attempts: 9, hidden: true, items: [] });
  });

  it('computes facility and discrimination by hand-checked figures', () => {
    // Two questions: cov = 1/9 × (3 − 10×0.5×0.4), var = 0.2778 and 0.2667.
    const second = [1, 1, 1, 0, 0, 1, 0, 0, 0, 0];
    const { items } = itemStatistics(rowsOf([half, second]));
    expect(items.map(({ facility }) => facility)).toEqual([50, 40]);
    expect(items[0]?.discrimination).toBeCloseTo(40.82, 2);
    expect(items[1]?.discrimination).toBeCloseTo(40.82, 2);
    expect(items[0]).toMatchObject({ facilityBand: 'about_right', discriminationBand: 'adequate' });
  });

  it('calls a question that strong learners fail a probably wrong key', () => {
    const opposite = half.map((mark) => 1 - mark);
    const [, item] = itemStatistics(rowsOf([half, opposite])).items;
    expect(item).toMatchObject({ discrimination: -100, discriminationBand: 'probably_wrong_key' });
  });

  it('has no discrimination where nothing varies', () => {
    const all = half.map(() => 1);
    const { items } = itemStatistics(rowsOf([half, all]));
    expect(items[1]).toMatchObject({ facility: 100, discrimination: null, discriminationBand: null });
    expect(items[0]?.discrimination).toBeNull();
  });

  it.each([
    [0, 'very_likely_faulty'],
    [1, 'very_likely_faulty'],
    [2, 'difficult'],
    [6, 'difficult'],
    [7, 'about_right'],
    [13, 'about_right'],
    [14, 'easy'],
    [18, 'easy'],
    [19, 'extremely_easy'],
  ])('calls a question that %i of 20 get right %s', (right, band) => {
    const marks = Array.from({ length: 20 }, (_, index) => (index < right ? 1 : 0));
    expect(itemStatistics(rowsOf([marks])).items[0]?.facilityBand).toBe(band);
  });

  it('measures a question of two marks against both', () => {
    const marks = [2, 2, 2, 2, 2, 1, 1, 1, 1, 1];
    expect(itemStatistics(rowsOf([marks], 2)).items[0]?.facility).toBe(75);
  });

  it('lists questions by number, and counts a missing verdict as no mark', () => {
    const rows = half.map((marks, index) => ({
      verdicts: [{ number: 8, marks, total: 1 }, ...(index === 0 ? [{ number: 2, marks: 1, total: 1 }] : [])],
    }));
    expect(itemStatistics(rows).items.map(({ number, facility }) => [number, facility])).toEqual([
      [2, 10],
      [8, 50],
    ]);
  });
});
