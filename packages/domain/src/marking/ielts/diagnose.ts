import type { WrongReason } from '../verdict.ts';
import { isWithinEdits } from './edit-distance.ts';

const MAX_EDITS = 2;

/** A text and its words: an answer, or a form that would have been right. */
export interface Words {
  readonly text: string;
  readonly words: readonly string[];
}

export function wordsOf(text: string): Words {
  return { text, words: text.split(' ') };
}

/** Reasons for a wrong answer, the most specific first. */
const TELLING: readonly WrongReason[] = ['plural', 'extra_word', 'missing_word', 'misspelt', 'wrong'];

/**
 * Says why an answer is wrong. For the explanation only: no reason earns anything.
 *
 * @param given the answer, in the way that the forms are written.
 */
export function diagnose(given: string, forms: readonly Words[]): WrongReason {
  let most: WrongReason = 'wrong';
  let words: readonly string[] | null = null;
  for (const form of forms) {
    // Most wrong answers have no word of the key: then all that is left to ask is how they are spelt.
    if (form.words.length <= AKIN_MAX && !isAkin(given, form)) {
      if (most === 'wrong' && isMisspelt(given, form.text)) most = 'misspelt';
      continue;
    }
    words ??= given.split(' ');
    const reason = compare({ text: given, words }, form);
    if (reason !== most && TELLING.indexOf(reason) < TELLING.indexOf(most)) most = reason;
  }
  return most;
}

/** To look for each of many words takes longer than to compare, which finds the same. */
const AKIN_MAX = 16;

/** Whether the letters of a form contain the answer, or the answer contains one of its words. */
function isAkin(given: string, { text, words }: Words): boolean {
  if (!given.includes(' ') && (words.length === 1 || text.includes(given))) return true;
  for (const word of words) if (given.includes(word)) return true;
  return false;
}

function compare({ text: given, words: own }: Words, { text, words }: Words): WrongReason {
  if (own.length === words.length && isOtherNumber(own, words)) return 'plural';
  if (words.length < own.length && holds(own, words)) return 'extra_word';
  if (own.length < words.length && holds(words, own)) return 'missing_word';
  return isMisspelt(given, text) ? 'misspelt' : 'wrong';
}

/** The same words, one of them singular here and plural there. */
function isOtherNumber(a: readonly string[], b: readonly string[]): boolean {
  let differing = -1;
  for (let at = 0; at < a.length; at += 1) {
    if (a[at] === b[at]) continue;
    if (differing !== -1) return false;
    differing = at;
  }
  const one = a[differing] ?? '';
  const other = b[differing] ?? '';
  return isPluralOf(one, other) || isPluralOf(other, one);
}

function isPluralOf(plural: string, singular: string): boolean {
  if (!plural.endsWith('s') || !/[a-z]$/.test(singular)) return false;
  if (plural === `${singular}s` || plural === `${singular}es`) return true;
  return singular.endsWith('y') && plural === `${singular.slice(0, -1)}ies`;
}

/** Whether `whole` contains all words of `part` in order. */
function holds(whole: readonly string[], part: readonly string[]): boolean {
  let at = 0;
  for (const word of whole) if (word === part[at]) at += 1;
  return at === part.length;
}

/** Figures are right or wrong, never misspelt; nor is a short word that has become another. */
function isMisspelt(given: string, form: string): boolean {
  const edits = Math.min(MAX_EDITS, Math.floor(form.length / 3));
  if (Math.abs(given.length - form.length) > edits || /\d/.test(form) || /\d/.test(given)) return false;
  return isWithinEdits(given, form, edits);
}
