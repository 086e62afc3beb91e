import { squeezed } from '../lines/clean-text.ts';
import { readsAsClosed } from './closed-answer.ts';

interface Found {
  readonly numbers: readonly number[];
  readonly answer: string;
}

const ENTRY =
  /(^|\t|(?<!\s)\s{2,}|[,;|]\s{1,3}|\s)(?:[Qq](?:uestion)?\.?\s?)?[([]?(\d{1,3})(?![\d%])(?:\s?(?:[-–—&,/]|and\b|to\b)\s?(\d{1,3})(?![\d%]))?(\s?[.):=\]](?!\d)|\s?[-–—]+>?(?=\s?[\p{L}("“'‘])|\s?[-–—](?=\s)|(?=\s|$)|(?=(?:[A-P]|TRUE|FALSE|YES|NO|NOT GIVEN|NG)\b))/gu;
const MOST_SHARING = 6;
/** The maximum length of a complete answer. */
const LONGEST_CLOSED = 60;

interface Mark {
  readonly numbers: readonly number[];
  readonly start: number;
  readonly end: number;
}

export interface KeyContext {
  /** The number of the entry before the line. */
  readonly last: number | null;
  /** Numbers at the start of other lines: inside this line they are words. */
  readonly starts: ReadonlySet<number>;
  /** Numbers that begin the entries of a further column. */
  readonly columns: ReadonlySet<number>;
}

const ALONE: KeyContext = { last: null, starts: new Set(), columns: new Set() };

/** The entries of a line: `1 B`, `1. TRUE  2. FALSE`, `27–28 A, D`, `1 B 14 TRUE 27 iv`. None: it begins with no number. */
export function splitKeyLine(text: string, { last, starts, columns }: KeyContext = ALONE): readonly Found[] {
  const marks: Mark[] = [];
  for (const match of text.matchAll(ENTRY)) {
    const [whole, before = '', first, end, sign = ''] = match;
    const from = Number(first);
    const isRange = end !== undefined && Number(end) > from && Number(end) - from < MOST_SHARING;
    const to = isRange ? Number(end) : from;
    if (from < 1) continue;
    // The apparent range is a number, a hyphen and an answer that begins with a figure.
    const length = isRange || end === undefined ? whole.length : whole.indexOf(first ?? '') + (first ?? '').length;
    const previous = marks.at(-1);
    const between =
      previous === undefined
        ? ''
        : text.slice(previous.end, Math.min(match.index, previous.end + LONGEST_CLOSED)).trim();
    const previousNumber = previous?.numbers.at(-1) ?? last;
    if (match.index > 0 && previous === undefined) break;
    const isElsewhere = starts.has(from);
    const isColumn = columns.has(from) && !isElsewhere && between !== '';
    if (
      match.index > 0 &&
      !isColumn &&
      !isEntry({ before, sign, from, previousNumber: previousNumber, between, isElsewhere })
    )
      continue;
    const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index);
    marks.push({ numbers, start: match.index, end: match.index + length });
  }
  return marks.map(({ numbers, end }, index) => ({
    numbers,
    answer: squeezed(text.slice(end, marks[index + 1]?.start ?? text.length))
      .replace(/^[-–—:=]\s/, '')
      .replace(/[,;|]$/, '')
      .trim(),
  }));
}

interface Candidate {
  readonly before: string;
  readonly sign: string;
  readonly from: number;
  readonly previousNumber: number | null;
  /** The answer before the number. */
  readonly between: string;
  readonly isElsewhere: boolean;
}

/** Whether a number inside a line starts an entry or is part of an answer. */
function isEntry({ before, sign, from, previousNumber: known, between, isElsewhere }: Candidate): boolean {
  if (between === '' || isElsewhere) return false;
  const isNext = known !== null && from === known + 1;
  if (before === ' ') return isNext || readsAsClosed(between);
  return isNext || sign.trim() !== '' || readsAsClosed(between);
}

const SHORTEST_COLUMN = 2;
const INNER = /\s[([]?(\d{1,3})(?:\s?[.):=\]](?!\d)|(?=\s))\s*(?=\S)/g;

/**
 * Numbers within lines that begin the entries of further columns, where only one space is between the columns: in
 * lines that follow one another, both the first numbers and these grow by one.
 */
export function columnStarts(texts: readonly string[], starts: ReadonlySet<number>): ReadonlySet<number> {
  const columnNumbers = new Set<number>();
  let run: number[] = [];
  let before: { readonly first: number; readonly inner: ReadonlySet<number> } | null = null;
  for (const text of texts) {
    const own = /^\D{0,3}(\d{1,3})\b/.exec(text);
    const first = Number(own?.[1] ?? Number.NaN);
    const rest = text.slice(own?.[0].length ?? 0);
    const inner = new Set([...rest.matchAll(INNER)].map((match) => Number(match[1])));
    for (const number of inner) if (number <= first || starts.has(number)) inner.delete(number);
    const previous = before;
    const grows = previous !== null && first === previous.first + 1;
    const next: number[] = grows ? [...inner].filter((number) => previous.inner.has(number - 1)) : [];
    run = next.flatMap((number) => [number - 1, number]);
    if (run.length >= SHORTEST_COLUMN) for (const number of run) columnNumbers.add(number);
    before = { first, inner };
  }
  return columnNumbers;
}
