import { withoutInvisible } from '../visible-text.ts';

/** ASCII without the backtick, which some learners type for an apostrophe. */
const PLAIN = /^[\x20-\x5f\x61-\x7e]*$/;
const SINGLE_QUOTES = /[`\u02b9-\u02bd\u2018-\u201b\u2032\u2035]/g;
const DOUBLE_QUOTES = /[\u201c-\u201f\u00ab\u00bb]/g;
const DOUBLE_PRIMES = /[\u2033\u2036]/g;
const DASHES = /[\u2010-\u2015\u2212]/g;
const FRACTIONS = /(\d?)([\u00bc-\u00be\u2150-\u215f\u2189])/g;
const POWERS = /[\u00b2\u00b3\u00b9\u2070\u2074-\u207b]+/g;
const DEGREES = /[\u00ba\u02da]/g;
/** The dash of a range with spaces around it. A minus has no space before its figure. */
const SPACED_RANGE = /(?<=\d)(?: - |- )(?=\d)/g;

/**
 * Makes texts equal that look the same: it applies NFKC, removes invisible characters, replaces quotes and dashes by one kind each, and
 * collapses and trims spaces.
 */
export function tidy(text: string): string {
  const plain = PLAIN.test(text) ? text : unify(text);
  const spaced = plain.replace(/\s+/g, ' ').trim();
  return spaced.includes('-') ? spaced.replace(SPACED_RANGE, '-') : spaced;
}

function unify(text: string): string {
  return (
    withoutInvisible(text)
      // NFKC would replace these by a space and a mark, split a double prime, and change `2½` to `21/2` and `10²` to `102`.
      .replaceAll('\u00b4', "'")
      .replace(DOUBLE_PRIMES, '"')
      .replace(DEGREES, '°')
      .replace(FRACTIONS, (_, figure: string, fraction: string) => `${figure && `${figure} `}${fraction}`)
      .replace(POWERS, '^$&')
      .normalize('NFKC')
      .replace(SINGLE_QUOTES, "'")
      .replace(DOUBLE_QUOTES, '"')
      .replace(DASHES, '-')
      .replaceAll('\u2044', '/')
  );
}

/** Folds case through upper case, so that `ß` equals `SS`. The Turkish dotless i does not equal i. */
export function fold(text: string): string {
  return upperCase(text).toLowerCase();
}

/** Converts to upper case, except the Turkish dotless i, which would become an I. */
export function upperCase(text: string): string {
  if (!text.includes('ı')) return text.toUpperCase();
  return text
    .split('ı')
    .map((piece) => piece.toUpperCase())
    .join('ı');
}

/**
 * Normalises a text as the `ielts` profile compares it: tidied, case folded, without leading and trailing punctuation. Punctuation inside
 * stays, because `12.5` is not `125`.
 */
export function normalise(text: string): string {
  return stripPunctuation(fold(tidy(text)));
}

/**
 * Strips punctuation at both ends, except `%`, a minus, a decimal point and a bracket without its other half, which have a meaning.
 * Currency signs are symbols and stay too. A text of punctuation only does not change.
 */
export function stripPunctuation(text: string): string {
  let start = 0;
  let end = text.length;
  for (;;) {
    while (start < end && isLoose(text, start) && !opensNumber(text, start)) start += 1;
    while (end > start && isLoose(text, end - 1) && !closesGrade(text, end - 1)) end -= 1;
    if (!isBracketed(text, start, end)) break;
    start += 1;
    end -= 1;
  }
  return start >= end ? text : text.slice(start, end);
}

const PUNCTUATION = /\p{P}/u;
const ALPHANUMERIC = /[a-z\d]/i;
const BRACKETS = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
]);
const BRACKET = /[()[\]{}]/;

function isLoose(text: string, at: number): boolean {
  const char = text.charAt(at);
  if (ALPHANUMERIC.test(char)) return false;
  return char === ' ' || (char !== '%' && !BRACKET.test(char) && PUNCTUATION.test(char));
}

/** Whether one pair of brackets encloses the whole text. */
function isBracketed(text: string, start: number, end: number): boolean {
  const opens = text.charAt(start);
  const closes = BRACKETS.get(opens);
  if (closes === undefined || end - start < 2 || text.charAt(end - 1) !== closes) return false;
  return text.indexOf(opens, start + 1) === -1 && text.indexOf(closes, start) === end - 1;
}

/** Whether a number begins here: a minus before a figure or an amount, or a decimal point before a figure. */
function opensNumber(text: string, at: number): boolean {
  const char = text.charAt(at);
  if (char !== '-' && char !== '.') return false;
  const next = text.charAt(at + 1);
  return /\d/.test(next) || (char === '-' && (/\p{Sc}/u.test(next) || opensDecimal(text, at + 1)));
}

function opensDecimal(text: string, at: number): boolean {
  return text.charAt(at) === '.' && /\d/.test(text.charAt(at + 1));
}

/** Whether a sign belongs to the character before it: the blood group `A-`, `C#`, the grade `A*`. */
function closesGrade(text: string, at: number): boolean {
  const char = text.charAt(at);
  if (char === '-') return /[\p{L}\p{N}]/u.test(text.charAt(at - 1));
  return (char === '#' || char === '*') && /(?:^|[^\p{L}\p{N}])\p{L}$/u.test(text.slice(Math.max(0, at - 2), at));
}

const ACCENTS = /\p{Mn}/gu;
/** Letters that do not decompose in Unicode, and that English writes without their stroke or with two letters. */
const LETTERS_WITHOUT_ACCENT: ReadonlyMap<string, string> = new Map([
  ['đ', 'd'],
  ['ð', 'd'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['ħ', 'h'],
  ['ŧ', 't'],
  ['ŋ', 'n'],
  ['þ', 'th'],
  ['æ', 'ae'],
  ['œ', 'oe'],
]);
const STROKES = new RegExp(`[${[...LETTERS_WITHOUT_ACCENT.keys()].join('')}]`, 'g');

/** Removes the accents of lower-case letters: `façade` becomes `facade`. Letters of other scripts are composed again. */
export function withoutAccents(text: string): string {
  if (PLAIN.test(text)) return text;
  const bare = text.normalize('NFD').replace(ACCENTS, '');
  return bare.replace(STROKES, (letter) => LETTERS_WITHOUT_ACCENT.get(letter) ?? letter).normalize('NFC');
}
