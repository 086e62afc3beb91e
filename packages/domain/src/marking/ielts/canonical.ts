import { americanSpelling } from './american-spelling.ts';
import { readAmounts } from './read-amounts.ts';
import { readDates } from './read-dates.ts';
import { readNumbers } from './read-numbers.ts';
import { readTimes } from './read-times.ts';
import { splitFigures, splitHyphens } from './tokens.ts';
import { readUnits } from './units.ts';

/**
 * The words of a text in US spelling; a hyphen between words parts them.
 *
 * @param normalised a text that `normalise` made.
 */
export function spell(normalised: string): readonly string[] {
  const words = splitHyphens(normalised).split(' ');
  return normalised.includes('.')
    ? words.map((word) => americanSpelling(withoutPoints(word)))
    : words.map(americanSpelling);
}

/** An abbreviation without its points: `St.`, `U.S.A.`; `example.com` keeps its own. */
function withoutPoints(word: string): string {
  if (/^[a-z]+\.$/.test(word)) return word.slice(0, -1);
  return /^(?:[a-z]\.)+[a-z]?$/.test(word) ? word.replaceAll('.', '') : word;
}

/**
 * The form in which all standard ways of writing one answer meet: hyphens between words, UK and US
 * spelling, points of abbreviations, numbers, units, times, money, shares and dates. Two texts may stand for each other if and only
 * if this form is the same.
 *
 * @param normalised a text that `normalise` made.
 */
export function canonical(normalised: string): string {
  return canonicalOf(spell(normalised));
}

/** The same of words that are spelt already. */
export function canonicalOf(spelt: readonly string[]): string {
  const words = readNumbers(splitFigures(spelt));
  // Times, amounts and dates all hold a figure by now, and most answers hold none.
  if (!words.some((word) => /\d/.test(word))) return words.join(' ');
  return readDates(readAmounts(readTimes(readUnits(words)))).join(' ');
}
