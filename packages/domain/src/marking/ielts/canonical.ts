import { americanSpelling } from './american-spelling.ts';
import { readAmounts } from './read-amounts.ts';
import { readDates } from './read-dates.ts';
import { readNumbers } from './read-numbers.ts';
import { readTimes } from './read-times.ts';
import { tokensOf } from './tokens.ts';

/**
 * The form in which all standard ways of writing one answer meet: hyphens between words, UK and US
 * spelling, numbers, times, money, shares and dates. Two texts may stand for each other if and only
 * if this form is the same.
 *
 * @param normalised a text that `normalise` made.
 */
export function canonical(normalised: string): string {
  const words = readNumbers(tokensOf(normalised).map(americanSpelling));
  // Times, amounts and dates all hold a figure by now, and most answers hold none.
  if (!words.some((word) => /\d/.test(word))) return words.join(' ');
  return readDates(readAmounts(readTimes(words))).join(' ');
}
