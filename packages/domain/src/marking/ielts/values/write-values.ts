import { percentAt } from './read-amount.ts';
import { readValue } from './read-value.ts';
import { tokenAt, type Reader, type Value } from './reader.ts';
import { splitHyphens, tokensOf, type Token } from './tokens.ts';
import { withoutPoints } from '../without-points.ts';
import { NO_WORD } from './words.ts';

/** A text whose values are in the form that is compared, and its second reading, if there is one. */
export interface WrittenValues {
  readonly canonical: string;
  readonly second: string | null;
}

/** @param words lower-case words in US spelling, without the hyphens that join words. */
export function writeValues(words: readonly string[], poundsAreMass: boolean): WrittenValues {
  const tokens = tokensOf(words);
  const first: Reader = { tokens, poundsAreMass, isSecond: false, hasFork: false };
  const canonical = write(first);
  if (!first.hasFork) return { canonical, second: null };
  const second = write({ tokens, poundsAreMass, isSecond: true, hasFork: false });
  return { canonical, second: second === canonical ? null : second };
}

function write(reader: Reader): string {
  const { tokens } = reader;
  let out = '';
  let before: Value | null = null;
  for (let at = 0; at < tokens.length;) {
    const token = tokenAt(reader, at);
    const value = isInert(token) ? null : readValue(reader, at);
    const percent = value === null && !isInert(token) ? percentAt(reader, at) : 0;
    // `2 hours and 30 minutes` becomes `2 hours 30 minutes`.
    const joinsMeasures =
      before?.kind === 'measure' && token.text === 'and' && readValue(reader, at + 1)?.kind === 'measure';
    if (!joinsMeasures) out += `${out === '' ? '' : ' '}${value?.text ?? (percent > 0 ? 'percent' : token.text)}`;
    at += value?.length ?? Math.max(1, percent);
    before = value;
  }
  return out;
}

function isInert(token: Token): boolean {
  return token.word === NO_WORD && token.figure === '' && token.ordinal === 0 && token.decade === '';
}

/** Whether a normalised text is one value and nothing else, such as `9 am` or `5 km`. */
export function isWholeValue(normalised: string): boolean {
  return readWhole(normalised) !== null;
}

/** Reads a normalised text that is one value; null if it has other words. */
export function readWhole(normalised: string): Value | null {
  const reader = readerOf(splitHyphens(normalised).split(' '));
  const value = readValue(reader, 0);
  return value?.length === reader.tokens.length ? value : null;
}

function readerOf(words: readonly string[]): Reader {
  return { tokens: tokensOf(words.map(withoutPoints)), poundsAreMass: false, isSecond: false, hasFork: false };
}
