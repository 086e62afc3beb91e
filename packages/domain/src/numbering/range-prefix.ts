/** The leading tags, the range, and what separates it from the text. */
const RANGE_PREFIX = /^((?:\s|&nbsp;|<[a-z][^<>]{0,200}>){0,20})(\d{1,4})\s?[-–—]\s?(\d{1,4})(?!\d)[.):]?\s*/i;

interface RangePrefix {
  /** Opening tags and spaces before the range. */
  readonly lead: string;
  readonly first: number;
  readonly last: number;
  /** The text after the range. */
  readonly rest: string;
}

/** The range a question text begins with, believed or not; null if it begins with none. */
export function readRangePrefix(text: string): RangePrefix | null {
  const match = RANGE_PREFIX.exec(text);
  if (match === null) return null;
  const [whole, lead = '', first, last] = match;
  return { lead, first: Number(first), last: Number(last), rest: text.slice(whole.length) };
}

/** Whether the range is the question's own: it starts at its number and is as long as its key. */
export function isOwnRange(prefix: Pick<RangePrefix, 'first' | 'last'>, numbers: readonly number[]): boolean {
  return prefix.first === numbers[0] && prefix.last - prefix.first + 1 === numbers.length;
}

/**
 * Drops the number range a question text begins with, if it is the question's own. Any other range
 * is part of the text: `1990–1995 saw …` stays.
 *
 * @param numbers the numbers the question takes.
 * @example stripRangePrefix('21–22 Which TWO …', [21, 22]) // 'Which TWO …'
 */
export function stripRangePrefix(text: string, numbers: readonly number[]): string {
  const prefix = readRangePrefix(text);
  return prefix !== null && isOwnRange(prefix, numbers) ? prefix.lead + prefix.rest : text;
}
