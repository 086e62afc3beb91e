import { normalise } from './normalise.ts';
import { isNumberRange } from './values/number-range.ts';
import { isWholeValue } from './values/write-values.ts';

const GROUPS = /^\+?[a-z\d]+(?:[ -][a-z\d]+)*$/;
const DIGITS_ONLY = /^[\d+ -]+$/;
/** Two numbers with a dash between, such as `9-5` or `1990-1995`. */
const TWO_NUMBERS = /^(\d+)-(\d+)$/;
const DATE =
  /^(?:(?:0?[1-9]|[12]\d|3[01])[ -](?:0?[1-9]|[12]\d|3[01])[ -](?:\d{2}|\d{4})|\d{4}[ -](?:0?[1-9]|1[0-2])[ -](?:0?[1-9]|[12]\d|3[01]))$/;
/** Groups with fewer figures in all are several numbers. */
const DIGITS_MIN = 5;
/** Groups with hyphens and fewer figures are not a telephone number: `250-00` is not 25,000. */
const HYPHENATED_MIN = 7;
/** A longer group of capitals is a word, as in `5 CATS`. */
const LETTERS_MAX = 3;

/**
 * Returns a telephone number, postcode or reference without the spaces and hyphens between its groups; null for other texts. The figures
 * and their order do not change, so that codes with different figures are never equal.
 *
 * @param normalised an answer from `normalise`.
 */
export function codeOf(normalised: string): string | null {
  if (!/\d/.test(normalised)) return null;
  const groups = withoutBrackets(normalised);
  if (!GROUPS.test(groups)) return null;
  const code = groups.replace(/[ -]/g, '');
  return DIGITS_ONLY.test(groups) && !isNumberCode(groups, code) ? null : code;
}

const AREA_CODE = /^(\+\d{1,3} ?)?\((\d{2,5})\) ?(?=\d)/;

/** Removes the brackets of an area code: `(020) 7946 0018`. */
function withoutBrackets(normalised: string): string {
  return normalised.includes('(') ? normalised.replace(AREA_CODE, '$1$2 ') : normalised;
}

/**
 * Returns the code of an accepted answer. A text with letters is a code only if letters and figures are joined (`B12`), or if the letters
 * are a short group of capitals (`BR 4471`). `Room 5` and `21 days` are words and a number, and `5 KM` and `9 AM` are values.
 *
 * @param tidied a text from `tidy`.
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

/** Whether a text of figures is a code: it has many figures, or begins with 0 or +, as no quantity does. */
function isNumberCode(groups: string, code: string): boolean {
  if (DATE.test(groups)) return false;
  const [, first = '', second = ''] = TWO_NUMBERS.exec(groups) ?? [];
  if (first !== '' && isNumberRange(first, second)) return false;
  return /^[0+]/.test(code) || code.length >= (groups.includes('-') ? HYPHENATED_MIN : DIGITS_MIN);
}
