import type { WordLimit } from '../../question-types/group.ts';
import { codeOf, codeOfKey } from './codes.ts';
import { fold, stripPunctuation } from './normalise.ts';
import { percentAt } from './values/read-amount.ts';
import { readValue } from './values/read-value.ts';
import type { Reader, Value } from './values/reader.ts';
import { withoutPoints } from './without-points.ts';
import { splitHyphens, tokensOf, type Token } from './values/tokens.ts';

/** A number written out with more words than this is not read. */
const NUMBER_WORDS_MAX = 24;
/** As many figures in groups are a telephone number. */
const TELEPHONE_MIN = 7;

/**
 * Whether an answer keeps to a limit. A hyphenated word is one word; `55 percent` is a number and a word. Where a number is
 * allowed, a figure, a time, a date, an amount, a fraction, a code counts as it, also in words; or as its words, whichever
 * fits. A further number counts as a word.
 *
 * @param given a tidied text.
 */
export function fitsLimit(given: string, limit: WordLimit): boolean {
  // A text never has more words than pieces.
  if (hasPieces(given, limit.words)) return true;
  if (limit.number && HAS_FIGURE.test(given) && hasPieces(given, limit.words + 1)) return true;
  if (!hasPieces(given, limit.words + NUMBER_WORDS_MAX)) return false;
  if (limit.number && isCode(given)) return true;
  const counts = countPieces(fold(given));
  return fits(counts.asWords, limit) || (limit.number && fits(counts.asNumbers, limit));
}

/** A quick look at a text that is far too long: more words than a limit allows, a figure included. */
export function hasMoreWords(text: string, limit: WordLimit): boolean {
  return !hasPieces(text, limit.words + 1);
}

function hasPieces(text: string, most: number): boolean {
  let pieces = 1;
  for (let at = text.indexOf(' '); at !== -1 && pieces <= most; at = text.indexOf(' ', at + 1)) pieces += 1;
  return pieces <= most;
}

/** A piece that begins with a figure, which is the number. */
const HAS_FIGURE = /(?:^| )[£$€(+-]?\d/;
const DIGITS = /^[+\d() -]+$/;
const LONG_WORD = /[a-z]{4}/i;

/** A telephone number, a postcode, a reference. */
function isCode(given: string): boolean {
  if (!/\d/.test(given) || LONG_WORD.test(given)) return false;
  const bare = stripPunctuation(given);
  if (!DIGITS.test(bare)) return codeOfKey(bare) !== null;
  const code = codeOf(bare);
  return code !== null && (code.length >= TELEPHONE_MIN || /^[0+]/.test(code));
}

interface Count {
  readonly words: number;
  readonly numbers: number;
}

function fits({ words, numbers }: Count, limit: WordLimit): boolean {
  return words + Math.max(0, numbers - (limit.number ? 1 : 0)) <= limit.words;
}

/** Counts a text twice: with values in words as words, and with each value as a number. */
function countPieces(folded: string): { readonly asWords: Count; readonly asNumbers: Count } {
  const pieces = folded.split(' ');
  const { tokens, pieceOf } = tokensOfPieces(pieces);
  const reader: Reader = { tokens, poundsAreMass: false, isSecond: false, hasFork: false };
  const asWords = { words: 0, numbers: 0 };
  const asNumbers = { words: 0, numbers: 0 };
  for (let at = 0; at < tokens.length;) {
    const piece = pieceOf[at] ?? 0;
    const value = pieceOf[at - 1] === piece ? null : wholeValue(reader, at, pieceOf);
    const end = at + (value?.length ?? 1);
    const length = (pieceOf[end - 1] ?? piece) - piece + 1;
    const isFirst = pieceOf[at - 1] !== piece;
    if (value !== null) {
      asNumbers.words += value.words;
      asNumbers.numbers += 1;
      if (isFigureOnly(value, tokens[at])) {
        asWords.words += value.words;
        asWords.numbers += 1;
      } else addPieces(asWords, pieces.slice(piece, piece + length));
    } else if (isFirst && !isPercent(reader, at - 1)) {
      addPieces(asWords, pieces.slice(piece, piece + 1));
      addPieces(asNumbers, pieces.slice(piece, piece + 1));
    }
    at = end;
  }
  return { asWords, asNumbers };
}

/** `per cent` is one word. */
function isPercent(reader: Reader, at: number): boolean {
  return percentAt(reader, at) === 2;
}

/** A value that ends where a piece of the text ends; else null. */
function wholeValue(reader: Reader, at: number, pieceOf: readonly number[]): Value | null {
  const value = readValue(reader, at);
  if (value === null) return null;
  const end = at + value.length;
  return pieceOf[end] === pieceOf[end - 1] ? null : value;
}

/** `1 000 000`, `2 million`, `15 per cent`: a figure, however it is grouped. */
function isFigureOnly({ kind }: Value, first: Token | undefined): boolean {
  return (kind === 'number' || kind === 'share' || kind === 'measure') && first !== undefined && first.figure !== '';
}

function addPieces(count: { words: number; numbers: number }, pieces: readonly string[]): void {
  for (const piece of pieces)
    if (isFigure(piece)) count.numbers += 1;
    else if (hasSubstance(piece)) count.words += 1;
}

/** A sign alone is not a word. */
function hasSubstance(piece: string): boolean {
  return /[\p{L}\p{N}]/u.test(piece);
}

function isFigure(piece: string): boolean {
  return /^[^\p{L}\p{N}]{0,2}\p{N}/u.test(piece);
}

/** The tokens of all pieces, and the piece of each. */
function tokensOfPieces(pieces: readonly string[]): { tokens: readonly Token[]; pieceOf: readonly number[] } {
  const tokens: Token[] = [];
  const pieceOf: number[] = [];
  for (const [index, piece] of pieces.entries())
    for (const token of tokensOf(splitHyphens(piece).split(' ').map(withoutPoints))) {
      tokens.push(token);
      pieceOf.push(index);
    }
  return { tokens, pieceOf };
}
