import { SOFT_HYPHEN } from './clean-text.ts';

const LOWER = /\p{Ll}/u;

/** Joins a line and its continuation; a word divided at the line end becomes whole. */
export function joinWrapped(first: string, second: string): string {
  if (first === '') return second;
  if (first.endsWith(SOFT_HYPHEN)) return first.slice(0, -1) + second;
  const isDivided = first.endsWith('-') && LOWER.test(first.charAt(first.length - 2)) && LOWER.test(second.charAt(0));
  return isDivided ? first.slice(0, -1) + second : `${first} ${second}`;
}

/** Longer lines than this are paragraphs: the text does not break its lines. */
const LONGEST_WRAPPED = 125;
const SHORTEST_WRAPPED = 45;

/** How long a line is that was broken because it was full; null: lines are not broken, each is a paragraph. */
export function wrapWidth(lengths: readonly number[]): number | null {
  const longest = lengths.reduce((most, length) => Math.max(most, length), 0);
  if (longest > LONGEST_WRAPPED || longest < SHORTEST_WRAPPED) return null;
  return Math.round(longest * 0.8);
}

/** Whether the second line continues the first. */
export function goesOn(first: string, second: string, width: number | null): boolean {
  if (first.endsWith(SOFT_HYPHEN)) return true;
  if (width === null) return false;
  if (LOWER.test(second.charAt(0))) return first.length >= width / 2 && !/[.?!:]$/.test(first);
  return first.length >= width;
}
