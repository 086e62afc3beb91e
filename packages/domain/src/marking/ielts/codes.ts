import { normalise } from './normalise.ts';
import { isNumberRange } from './values/number-range.ts';
import { isWholeValue } from './values/write-values.ts';

const GROUPS = /^\+?[a-z\d]+(?:[ -][a-z\d]+)*$/;
const DIGITS_ONLY = /^[\d+ -]+$/;
/** Two numbers with a dash between, such as `9-5` or `1990-1995`. */
const TWO_NUMBERS = /^(\d+)-(\d+)$/;
const DATE =
  /^(?:(?:0?[1-9]|[12]\d|3[01])[ -](?:0?[1-9]|[12]\d|3[01])[ -](?:\d{2}|\d{4})|\d{4}[ -](?:0?[1-9]|1[0-2])[ -](?:0?[1-9]|[12]\d|3[01]))$/;
/** Fewer figures with spaces between are several numbers. */
const DIGITS_MIN = 5;
/** With hyphens between, fewer are no telephone number: `250-00` is not 25,000. */
const HYPHENATED_MIN = 7;
/** A longer word of capitals is a word, as in `5 CATS`. */
const LETTERS_MAX = 3;

/**
 * A telephone number, postcode or reference without the spaces and hyphens between its groups; null for what is none. The
 * figures stay as they are and in their order, so that two codes with different figures are never equal.
 *
 * @param normalised an answer, as `normalise` made it.
 */
export function codeOf(normalised: string): string | null {
  if (!/\d/.test(normalised)) return null;
  const groups = withoutBrackets(normalised);
  if (!GROUPS.test(groups)) return null;
  const code = groups.replace(/[ -]/g, '');
  return DIGITS_ONLY.test(groups) && !isNumberCode(groups, code) ? null : code;
}

const AREA_CODE = /^(\+\d{1,3} ?)?\((\d{2,5})\) ?(?=\d)/;

/** `(020) 7946 0018` has its area code in brackets. */
function withoutBrackets(normalised: string): string {
  return normalised.includes('(') ? normalised.replace(AREA_CODE, '$1$2 ') : normalised;
}

/**
 * The same of an accepted answer. With letters in it, it is a code only if it is written as one: letters against figures
 * (`B12`) or in a short group of capitals (`BR 4471`). `Room 5` and `21 days` are words and a number, `5 KM` and `9 AM` are
 * values.
 *
 * @param tidied as `tidy` made it.
 */
export function codeOfKey(tidied: string): string | null {
  if (!/\d/.test(tidied) || !tidied.split(' ').every(isCodeGroup)) return null;
  const normal = normalise(tidied);
  const code = codeOf(normal);
  return code === null || (!DIGITS_ONLY.test(normal) && isWholeValue(normal)) ? null : code;
}

function isCodeGroup(group: string): boolean {
  return /\d/.test(group) || (/^[A-Z]+$/.test(group) && group.length <= LETTERS_MAX);
}

/** Figures alone are a code if there are many, or a number that no quantity is written with. */
function isNumberCode(groups: string, code: string): boolean {
  if (DATE.test(groups)) return false;
  const [, first = '', second = ''] = TWO_NUMBERS.exec(groups) ?? [];
  if (first !== '' && isNumberRange(first, second)) return false;
  return /^[0+]/.test(code) || code.length >= (groups.includes('-') ? HYPHENATED_MIN : DIGITS_MIN);
}
