import type { Block, DraftGroup } from './block.ts';
import type { Problem } from './problem.ts';

/** A larger distance between numbers is a new count, not a gap. */
const WIDEST_GAP = 60;

/** Reports numbers that are missing, repeated, or outside of their heading's range. */
export function checkNumbers(groups: readonly DraftGroup[], announced: ReadonlySet<number>): Problem[] {
  const problems: Problem[] = [];
  const seen = new Set<number>();
  for (const { questions, range } of groups)
    for (const { first, last } of questions) {
      if (range !== null && (first < range.first || last > range.last))
        problems.push({ code: 'number_outside', number: first });
      for (let number = first; number <= last; number += 1) {
        if (seen.has(number)) problems.push({ code: 'number_repeated', number });
        seen.add(number);
      }
    }
  const expected = new Set([...seen, ...announced]);
  const all = [...seen].sort((a, b) => a - b);
  for (const [index, number] of all.entries()) {
    const before = all[index - 1];
    if (before !== undefined) addRange(expected, before, number);
  }
  const missing = [...expected].filter((number) => !seen.has(number)).sort((a, b) => a - b);
  if (missing.length > 0) problems.push({ code: 'number_missing', numbers: missing });
  return problems;
}

/** The numbers in the headings of parts and groups. */
export function announcedNumbers(ranges: readonly Block['range'][]): ReadonlySet<number> {
  const numbers = new Set<number>();
  for (const range of ranges) if (range !== null) addRange(numbers, range.first, range.last);
  return numbers;
}

function addRange(numbers: Set<number>, first: number, last: number): void {
  if (last - first > WIDEST_GAP) return;
  for (let number = first; number <= last; number += 1) numbers.add(number);
}
