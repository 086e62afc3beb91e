import type { CountedQuestion } from '@bandwise/domain/internal';

const COMMA = 44;
const SEMICOLON = 59;
const ZERO = 48;

/**
 * Counts the marks of every attempt at each question from the text of `findScores`: statistics need only the distinct marks and sums of a
 * hundred thousand attempts. Attempts with other questions are skipped.
 *
 * @param totals - the most marks of each question.
 */
export function countScores(scores: string, totals: readonly number[]): readonly CountedQuestion[] {
  const width = totals.reduce((sum, total) => sum + total, 0) + 1;
  const counts = totals.map((total) => new Int32Array((total + 1) * width));
  const marks = new Int32Array(totals.length);
  let place = 0;
  let mark = 0;
  let sum = 0;
  let begun = 0;
  let isWhole = true;
  for (let at = 0; at <= scores.length; at += 1) {
    const code = at === scores.length ? SEMICOLON : scores.charCodeAt(at);
    if (code !== COMMA && code !== SEMICOLON) {
      mark = mark * 10 + code - ZERO;
      continue;
    }
    isWhole &&= at > begun && mark <= (totals[place] ?? -1);
    begun = at + 1;
    marks[place] = mark;
    sum += mark;
    place += 1;
    mark = 0;
    if (code === COMMA) continue;
    if (isWhole && place === totals.length)
      for (const [index, own] of counts.entries()) {
        const cell = (marks[index] ?? 0) * width + sum;
        own[cell] = (own[cell] ?? 0) + 1;
      }
    place = 0;
    sum = 0;
    isWhole = true;
  }
  return totals.map((total, index) => ({ total, cells: cellsOf(counts[index] ?? new Int32Array(), width) }));
}

function cellsOf(counts: Int32Array, width: number): CountedQuestion['cells'] {
  return Array.from(counts.entries()).flatMap(([at, count]) =>
    count === 0 ? [] : [{ marks: Math.floor(at / width), sum: at % width, count }],
  );
}
