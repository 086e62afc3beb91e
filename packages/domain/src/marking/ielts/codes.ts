import { canonical } from './canonical.ts';
import { normalise } from './normalise.ts';

const GROUPS = /^\+?[a-z\d]+(?:[ -][a-z\d]+)*$/;
const DIGITS_ONLY = /^[\d+ -]+$/;
/** Two numbers with a dash between, such as `9-5` or `1990-1995`. */
const RANGE = /^[1-9]\d*-[1-9]\d*$/;
const DATE =
  /^(?:(?:0?[1-9]|[12]\d|3[01])[ -](?:0?[1-9]|[12]\d|3[01])[ -](?:\d{2}|\d{4})|\d{4}[ -](?:0?[1-9]|1[0-2])[ -](?:0?[1-9]|[12]\d|3[01]))$/;
/** In canonical form: a time, a date, an ordinal, or a figure with its unit. */
const OTHER_FIGURE = /(?:^| )[TCDO]|^[\d.]+ U/;
/** Fewer figures with spaces between are several numbers. */
const DIGITS_MIN = 5;
/** A longer word of capitals is a word, as in `5 CATS`. */
const LETTERS_MAX = 3;

/**
 * A telephone number, postcode or reference without the spaces and hyphens between its groups; null for what is none. The
 * figures stay as they are and in their order, so that two codes with different figures are never equal.
 *
 * @param normalised an answer, as `normalise` made it.
 */
export function codeOf(normalised: string): string | null {
  if (!/\d/.test(normalised) || !GROUPS.test(normalised)) return null;
  const code = normalised.replace(/[ -]/g, '');
  return DIGITS_ONLY.test(normalised) && !isNumberCode(normalised, code) ? null : code;
}

/**
 * The same of an accepted answer. With letters in it, it is a code only if it is written as one: letters against figures
 * (`B12`) or in a short group of capitals (`BR 4471`). `Room 5` and `21 days` are words and a number.
 *
 * @param tidied as `tidy` made it.
 */
export function codeOfKey(tidied: string): string | null {
  const normal = normalise(tidied);
  return tidied.split(' ').every(isCodeGroup) && !OTHER_FIGURE.test(canonical(normal)) ? codeOf(normal) : null;
}

function isCodeGroup(group: string): boolean {
  return /\d/.test(group) || (/^[A-Z]+$/.test(group) && group.length <= LETTERS_MAX);
}

/** Figures alone are a code if there are many, or a number that no quantity is written with. */
function isNumberCode(normalised: string, code: string): boolean {
  return (code.length >= DIGITS_MIN || /^[0+]/.test(code)) && !RANGE.test(normalised) && !DATE.test(normalised);
}
