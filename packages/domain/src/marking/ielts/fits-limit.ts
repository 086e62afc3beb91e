import type { WordLimit } from '../../question-types/group.ts';
import { codeOf, codeOfKey } from './codes.ts';
import { fold, stripPunctuation } from './normalise.ts';
import { percentAt } from './values/read-amount.ts';
import { readValue } from './values/read-value.ts';
import type { Reader, Value } from './values/reader.ts';
import { withoutPoints } from './without-points.ts';
import { splitHyphens, tokensOf, type Token } from './values/tokens.ts';

/** Numbers with more words than this are not read. */
const NUMBER_WORDS_MAX = 24;
/** Groups with at least this many figures are a telephone number. */
const TELEPHONE_MIN = 7;

/**
 * Whether an answer fits a word limit. A hyphenated word is one word; `55 percent` is a number and a word. If the limit allows a number, a
 * figure, time, date, amount, fraction or code counts as the number or as its words, whichever fits. Further numbers count as words.
 *
 * @param answer a text from `tidy`.
 */
export function fitsLimit(answer: string, limit: WordLimit): boolean {
  // A text has at most as many words as pieces between spaces.
  if (hasPieces(answer, limit.words)) return true;
  if (limit.number && HAS_FIGURE.test(answer) && hasPieces(answer, limit.words + 1)) return true;
  if (!hasPieces(answer, limit.words + NUMBER_WORDS_MAX)) return false;
  if (limit.number && isCode(answer)) return true;
  const counts = countPieces(fold(answer));
  return fits(counts.asWords, limit) || (limit.number && fits(counts.asNumbers, limit));
}

/** Whether a text has more pieces than the limit allows words, a figure included. A fast test for texts that are far too long. */
export function hasMoreWords(text: string, limit: WordLimit): boolean {
  return !hasPieces(text, limit.words + 1);
}

function hasPieces(text: string, most: number): boolean {
  let pieces = 1;
  for (let at = text.indexOf(' '); at !== -1 && pieces <= most; at = text.indexOf(' ', at + 1)) pieces += 1;
  return pieces <= most;
}

/** A piece that begins with a figure and counts as the number. */
const HAS_FIGURE = /(?:^| )[£$€(+-]?\d/;
const DIGITS = /^[+\d() -]+$/;
const LONG_WORD = /[a-z]{4}/i;

/** Whether a text is a telephone number, postcode or reference. */
function isCode(answer: string): boolean {
  if (!/\d/.test(answer) || LONG_WORD.test(answer)) return false;
  const bare = stripPunctuation(answer);
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

/** Counts a text in two ways: with values in words as words, and with every value as a number. */
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

/** Whether `per cent` begins at a token; it counts as one word. */
function isPercent(reader: Reader, at: number): boolean {
  return percentAt(reader, at) === 2;
}

/** Reads a value that ends at the end of a piece; else null. */
function wholeValue(reader: Reader, at: number, pieceOf: readonly number[]): Value | null {
  const value = readValue(reader, at);
  if (value === null) return null;
  const end = at + value.length;
  return pieceOf[end] === pieceOf[end - 1] ? null : value;
}

/** Whether a value is only a figure with its grouping, such as `1 000 000`, `2 million` or `15 per cent`. */
function isFigureOnly({ kind }: Value, first: Token | undefined): boolean {
  return (kind === 'number' || kind === 'share' || kind === 'measure') && first !== undefined && first.figure !== '';
}

function addPieces(count: { words: number; numbers: number }, pieces: readonly string[]): void {
  for (const piece of pieces)
    if (isFigure(piece)) count.numbers += 1;
    else if (hasSubstance(piece)) count.words += 1;
}

/** Whether a piece has letters or figures. Signs alone are not a word. */
function hasSubstance(piece: string): boolean {
  return /[\p{L}\p{N}]/u.test(piece);
}

function isFigure(piece: string): boolean {
  return /^[^\p{L}\p{N}]{0,2}\p{N}/u.test(piece);
}

/** Splits pieces into tokens. `pieceOf` has the piece of each token. */
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
