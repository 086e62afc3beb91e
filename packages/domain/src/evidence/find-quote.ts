import { textOf } from '../html/text-of.ts';
import type { QuoteEvidence, TextSpan } from './evidence.ts';

/** The position of a quote in one text. */
export interface FoundQuote {
  /** null: the text does not contain the quote, or not the requested occurrence. */
  readonly span: TextSpan | null;
  /** The number of occurrences, counted up to the requested one. */
  readonly count: number;
}

/** The text of a passage for searching quotes. */
export function passageText(blocks: readonly string[]): string {
  return blocks.map(textOf).join('\n');
}

/**
 * Finds quotes in a text: letter case, the kinds of spaces, quotation marks and dashes, and invisible characters make no
 * difference. The spans are offsets into the text as it was given, so a screen may give the text that it shows.
 *
 * @example
 * const find = createQuoteFinder('The “old”\nlibrary');
 * find({ quote: `"OLD" library` }).span; // { start: 4, end: 17 }
 */
export function createQuoteFinder(text: string): (quote: QuoteEvidence) => FoundQuote {
  const folded = foldWithOffsets(text);
  const units = unitsOf(folded.text);
  return ({ quote, occurrence = 1 }) => {
    const quoteUnits = unitsOf(foldWithOffsets(quote).text.trim());
    const { at, count } = findPlace(units, quoteUnits, occurrence);
    return { span: at === -1 ? null : spanAt(folded, at, quoteUnits.length), count };
  };
}

/**
 * Finds the n-th occurrence of one text in another, overlaps included, by the algorithm of Knuth, Morris and Pratt:
 * `indexOf` compares from the beginning at each place, which takes minutes for a long quote of letters that repeat.
 *
 * @returns `at` is -1 if there are only `count` occurrences.
 */
function findPlace(text: Uint16Array, wanted: Uint16Array, place: number): { at: number; count: number } {
  const borders = bordersOf(wanted);
  let count = 0;
  let matched = 0;
  for (let at = 0; at < text.length && wanted.length > 0; at += 1) {
    while (matched > 0 && wanted[matched] !== text[at]) matched = borders[matched - 1] ?? 0;
    if (wanted[matched] === text[at]) matched += 1;
    if (matched < wanted.length) continue;
    count += 1;
    if (count === place) return { at: at + 1 - matched, count };
    matched = borders[matched - 1] ?? 0;
  }
  return { at: -1, count };
}

/** For each prefix of a text, the length of its longest proper border. */
function bordersOf(wanted: Uint16Array): Uint32Array {
  const borders = new Uint32Array(wanted.length);
  let matched = 0;
  for (let at = 1; at < wanted.length; at += 1) {
    while (matched > 0 && wanted[matched] !== wanted[at]) matched = borders[matched - 1] ?? 0;
    if (wanted[matched] === wanted[at]) matched += 1;
    borders[at] = matched;
  }
  return borders;
}

function unitsOf(text: string): Uint16Array {
  return Uint16Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
}

/** The quote of a span of a text, with its occurrence; null if the span has no word. */
export function quoteAt(text: string, { start, end }: TextSpan): QuoteEvidence | null {
  const chosen = text.slice(start, end);
  const quote = chosen.replaceAll(/\s+/g, ' ').trim();
  if (foldWithOffsets(quote).text.trim() === '') return null;
  const from = start + chosen.length - chosen.trimStart().length;
  const find = createQuoteFinder(text);
  for (let occurrence = 1; ; occurrence += 1) {
    const { span } = find({ quote, occurrence });
    if (span === null) return null;
    if (span.end > from) return occurrence === 1 ? { quote } : { quote, occurrence };
  }
}

interface Folded {
  readonly text: string;
  /** The source offset of each unit of `text`. */
  readonly offsets: readonly number[];
}

function spanAt({ offsets }: Folded, at: number, length: number): TextSpan {
  return { start: offsets[at] ?? 0, end: (offsets[at + length - 1] ?? 0) + 1 };
}

const SPACE = /\s/;
const QUOTATION_MARK = /["'`\u00ab\u00b4\u00bb\u02b9-\u02bc\u2018-\u201f\u2032-\u2036\u2039\u203a]/;
const DASH = /[\u2010-\u2015\u2212]/;
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/;

/** Converts unit by unit, so that longer and omitted units do not shift later offsets. */
function foldWithOffsets(source: string): Folded {
  const units: string[] = [];
  const offsets: number[] = [];
  for (let at = 0; at < source.length; at += 1) {
    const folded = foldUnit(source.charAt(at));
    // Adjacent spaces fold into the first.
    if (folded === ' ' && units.at(-1) === ' ') continue;
    if (folded !== '') units.push(folded);
    for (let unit = 0; unit < folded.length; unit += 1) offsets.push(at);
  }
  return { text: units.join(''), offsets };
}

function foldUnit(unit: string): string {
  if (unit >= 'a' && unit <= 'z') return unit;
  if (INVISIBLE.test(unit)) return '';
  if (SPACE.test(unit)) return ' ';
  if (QUOTATION_MARK.test(unit)) return "'";
  return DASH.test(unit) ? '-' : unit.toLowerCase();
}
