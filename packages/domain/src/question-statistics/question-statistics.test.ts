import { describe, expect, it } from 'vitest';
import { questionStatistics, type AttemptRow } from './question-statistics.ts';

/** Rows from one list of marks per question, each question worth `total`. */
function rowsOf(questions: readonly (readonly number[])[], total = 1): readonly AttemptRow[] {
  return (questions[0] ?? []).map((_, row) => ({
    verdicts: questions.map((marks, index) => ({ number: index + 1, marks: marks[row] ?? 0, total })),
  }));
}

const half = [1, 1, 1, 1, 1, 0, 0, 0, 0, 0];

describe('questionStatistics', () => {
  it('hides figures below ten first attempts', () => {
    expect(questionStatistics(rowsOf([half.slice(0, 9)]))).toEqual({ attempts: 9, hidden: true, questions: [] });
  });

  it('computes facility and discrimination by hand-checked figures', () => {
    // Two questions: cov = 1/9 × (3 − 10×0.5×0.4), var = 0.2778 and 0.2667.
    const second = [1, 1, 1, 0, 0, 1, 0, 0, 0, 0];
    const { questions } = questionStatistics(rowsOf([half, second]));
    expect(questions.map(({ facility }) => facility)).toEqual([50, 40]);
    expect(questions[0]?.discrimination).toBeCloseTo(40.82, 2);
    expect(questions[1]?.discrimination).toBeCloseTo(40.82, 2);
    expect(questions[0]).toMatchObject({ facilityBand: 'about_right', discriminationBand: 'adequate' });
  });

  it('calls a question that strong learners fail a probably wrong key', () => {
    const opposite = half.map((mark) => 1 - mark);
    const [, question] = questionStatistics(rowsOf([half, opposite])).questions;
    expect(question).toMatchObject({ discrimination: -100, discriminationBand: 'probably_wrong_key' });
  });

  it('has no discrimination where nothing varies', () => {
    const all = half.map(() => 1);
    const { questions } = questionStatistics(rowsOf([half, all]));
    expect(questions[1]).toMatchObject({ facility: 100, discrimination: null, discriminationBand: null });
    expect(questions[0]?.discrimination).toBeNull();
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
    expect(questionStatistics(rowsOf([marks])).questions[0]?.facilityBand).toBe(band);
  });

  it('measures a question of two marks against both', () => {
    const marks = [2, 2, 2, 2, 2, 1, 1, 1, 1, 1];
    expect(questionStatistics(rowsOf([marks], 2)).questions[0]?.facility).toBe(75);
  });

  it('lists questions by number, and counts a missing verdict as no mark', () => {
    const rows = half.map((marks, index) => ({
      verdicts: [{ number: 8, marks, total: 1 }, ...(index === 0 ? [{ number: 2, marks: 1, total: 1 }] : [])],
    }));
    expect(questionStatistics(rows).questions.map(({ number, facility }) => [number, facility])).toEqual([
      [2, 10],
      [8, 50],
    ]);
  });
});
