import type { WrongReason } from '../verdict.ts';
import { isWithinEdits } from './edit-distance.ts';

const MAX_EDITS = 2;

/** A form that would have been right. */
export interface AcceptedForm {
  readonly text: string;
  readonly words: readonly string[];
}

export function acceptedForm(text: string): AcceptedForm {
  return { text, words: text.split(' ') };
}

/**
 * Says why an answer is wrong. For the explanation only: no reason earns anything.
 *
 * @param given the answer, in the way that the forms are written.
 */
export function diagnose(given: string, forms: readonly AcceptedForm[]): WrongReason {
  const own = given.split(' ');
  if (forms.some(({ words }) => isOtherNumber(own, words))) return 'plural';
  if (forms.some(({ words }) => words.length < own.length && holds(own, words))) return 'extra_word';
  if (forms.some(({ words }) => own.length < words.length && holds(words, own))) return 'missing_word';
  return forms.some(({ text }) => isMisspelt(given, text)) ? 'misspelt' : 'wrong';
}

/** The same words, one of them singular here and plural there. */
function isOtherNumber(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false;
  const at = a.findIndex((word, index) => word !== b[index]);
  if (at === -1 || a.some((word, index) => index > at && word !== b[index])) return false;
  const pair = [a[at] ?? '', b[at] ?? ''] as const;
  return isPluralOf(pair[0], pair[1]) || isPluralOf(pair[1], pair[0]);
}

function isPluralOf(plural: string, singular: string): boolean {
  if (!/[a-z]$/.test(singular)) return false;
  if (plural === `${singular}s` || plural === `${singular}es`) return true;
  return singular.endsWith('y') && plural === `${singular.slice(0, -1)}ies`;
}

/** Whether all of `part` stands in `whole` in the same order. */
function holds(whole: readonly string[], part: readonly string[]): boolean {
  let at = 0;
  for (const word of whole) if (word === part[at]) at += 1;
  return at === part.length;
}

/** Figures are right or wrong, never misspelt; nor is a short word that has become another. */
function isMisspelt(given: string, form: string): boolean {
  const edits = Math.min(MAX_EDITS, Math.floor(form.length / 3));
  return isWithinEdits(given, form, edits) && !/\d/.test(given) && !/\d/.test(form);
}
