import { americanSpelling, mayHaveTwoSpellings, mayHaveUsSpelling } from './american-spelling.ts';
import { NUMBER_WORDS } from './number-words.ts';
import { readAmounts } from './read-amounts.ts';
import { readDates } from './read-dates.ts';
import { readNumbers } from './read-numbers.ts';
import { readTimes } from './read-times.ts';
import { CLOCK_WORDS, splitFigures, splitHyphens } from './tokens.ts';
import { readUnits } from './units.ts';
import { mayBeOneOf, type WordFilter } from './word-filter.ts';

/** A text at two steps of reading; both are made of what `normalise` made. */
export interface Reading {
  /** In US spelling; a hyphen between words parts them. */
  readonly spelt: string;
  readonly canonical: string;
  /** Plain words as they were given. */
  readonly isPlain: boolean;
}

const LETTERS = /^[a-z]+$/;
const PLAIN_WORDS = /^[a-z]+(?: [a-z]+)*$/;

/** Whether a text is lower-case words and nothing else, as most answers are: `normalise` leaves it as it is. */
export function isPlainWords(text: string): boolean {
  return PLAIN_WORDS.test(text);
}

/**
 * @param normalised a text that `normalise` made.
 * @param isPlain whether it is plain words.
 */
export function read(normalised: string, isPlain = isPlainWords(normalised)): Reading {
  if (isPlain && !someWord(normalised, mayReadOtherwise)) return { spelt: normalised, canonical: normalised, isPlain };
  const words = (isPlain ? normalised : splitHyphens(normalised)).split(' ');
  let isRead = !isPlain;
  const mayDiffer = mayHaveTwoSpellings(normalised);
  let isSpelt = isPlain;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const plain = isPlain ? word : withoutPoints(word);
    const isAsGiven = (isPlain || LETTERS.test(word)) && !mayHaveUsSpelling(word, 0, word.length);
    const american = isAsGiven ? word : americanSpelling(plain, mayDiffer);
    if (american !== word) {
      words[at] = american;
      isSpelt = false;
    }
    isRead ||= mayBeRead(word, 0, word.length) && READ_WORDS.has(word);
  }
  const spelt = isSpelt ? normalised : words.join(' ');
  return { spelt, canonical: isRead ? canonicalOf(words) : spelt, isPlain };
}

/** Words in which a number, a time or a share may be read; of other words without a figure, nothing is. */
const READ_WORDS = new Set([...NUMBER_WORDS, ...CLOCK_WORDS]);
const mayBeRead = mayBeOneOf(READ_WORDS);

function mayReadOtherwise(text: string, start: number, end: number): boolean {
  return mayBeRead(text, start, end) || mayHaveUsSpelling(text, start, end);
}

/** Whether one of the words of a text with single spaces is such a one. */
function someWord(text: string, isSuch: WordFilter): boolean {
  let start = 0;
  for (let end = text.indexOf(' '); end !== -1; end = text.indexOf(' ', start)) {
    if (isSuch(text, start, end)) return true;
    start = end + 1;
  }
  return isSuch(text, start, text.length);
}

/** An abbreviation without its points: `St.`, `U.S.A.`, `Ph.D.`; `example.com` keeps its own. */
function withoutPoints(word: string): string {
  if (!word.includes('.')) return word;
  if (/^[a-z]+\.$/.test(word)) return word.slice(0, -1);
  return /^(?:[a-z]{1,2}\.)+[a-z]{0,2}$/.test(word) ? word.replaceAll('.', '') : word;
}

/**
 * The form in which all standard ways of writing one answer meet: hyphens between words, UK and US
 * spelling, points of abbreviations, numbers, units, times, money, shares and dates. Two texts may stand for each other if and only
 * if this form is the same.
 *
 * @param normalised a text that `normalise` made.
 */
export function canonical(normalised: string): string {
  return read(normalised).canonical;
}

function canonicalOf(spelt: readonly string[]): string {
  const words = readNumbers(splitFigures(spelt));
  // Times, amounts and dates all hold a figure by now, and most answers hold none.
  if (!words.some((word) => /\d/.test(word))) return words.join(' ');
  return readDates(readAmounts(readTimes(readUnits(words)))).join(' ');
}
