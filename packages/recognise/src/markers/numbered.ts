/** A line that begins with the number of a question. */
export interface Numbered {
  readonly first: number;
  /** The same, or the end of a range. */
  readonly last: number;
  /** A sign follows the number: it can't be the first word of a sentence. */
  readonly isMarked: boolean;
  readonly rest: string;
}

const LONGEST_RANGE = 6;
const NUMBER =
  /^(?:Q(?:uestions?)?\.?\s{0,3})?[([]?(\d{1,3})(?!\d)(?:\s?(?:[-–—&,/]|and\b|to\b)\s?(\d{1,3})(?!\d))?\s?([.):\]]+(?!\d)|[-–—](?=\s|$)|(?=\s|$))\s*/i;

/** The number or range that a line begins with; null: it begins with none. */
export function readNumbered(text: string): Numbered | null {
  const match = NUMBER.exec(text);
  if (match === null) return null;
  const [whole, first, last, sign = ''] = match;
  const from = Number(first);
  const to = last === undefined ? from : Number(last);
  const isRange = last !== undefined;
  if (from < 1 || (isRange && (to <= from || to - from >= LONGEST_RANGE))) return null;
  const isMarked = sign !== '' || isRange || /^[Q([]/i.test(text) || /^\d+\t/.test(text);
  return { first: from, last: to, isMarked, rest: text.slice(whole.length) };
}
