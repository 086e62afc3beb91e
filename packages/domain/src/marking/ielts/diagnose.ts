import type { WrongReason } from '../verdict.ts';
import { isWithinEdits } from './edit-distance.ts';

const MAX_EDITS = 2;

/**
 * Says why an answer is wrong. For the explanation only: no reason earns anything.
 *
 * @param given the canonical form of the answer.
 * @param forms the canonical forms that would have been right.
 */
export function diagnose(given: string, forms: readonly string[]): WrongReason {
  const words = given.split(' ');
  const accepted = forms.map((form) => form.split(' '));
  if (accepted.some((form) => isOtherNumber(words, form))) return 'plural';
  if (accepted.some((form) => form.length < words.length && holds(words, form))) return 'extra_word';
  if (accepted.some((form) => words.length < form.length && holds(form, words))) return 'missing_word';
  return forms.some((form) => isMisspelt(given, form)) ? 'misspelt' : 'wrong';
}

/** The same words, one of them singular here and plural there. */
function isOtherNumber(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false;
  const differing = a.flatMap((word, index) => (word === b[index] ? [] : [index]));
  const [at] = differing;
  if (at === undefined || differing.length > 1) return false;
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
  if (/\d/.test(given) || /\d/.test(form)) return false;
  const edits = Math.min(MAX_EDITS, Math.floor(form.length / 3));
  return isWithinEdits(given, form, edits);
}
