import type { WrongReason } from '../verdict.ts';
import { isWithinEdits } from './edit-distance.ts';

const MAX_EDITS = 2;

/** An answer or a right form, as a text and as its words. */
export interface Words {
  readonly text: string;
  readonly words: readonly string[];
}

export function wordsOf(text: string): Words {
  return { text, words: text.split(' ') };
}

/** Reasons for a wrong answer, the most specific first. */
const BY_PRECISION: readonly WrongReason[] = ['plural', 'extra_word', 'missing_word', 'misspelt', 'wrong'];

/**
 * Finds the reason why an answer is wrong, for the explanation only: no reason earns marks.
 *
 * @param answer the answer, normalised as the forms are.
 */
export function diagnose(answer: string, forms: readonly Words[]): WrongReason {
  let most: WrongReason = 'wrong';
  let words: readonly string[] | null = null;
  for (const form of forms) {
    // Most wrong answers share no word with the key, and then only a misspelling is possible.
    if (form.words.length <= AKIN_MAX && !isAkin(answer, form)) {
      if (most === 'wrong' && isMisspelt(answer, form.text)) most = 'misspelt';
      continue;
    }
    words ??= answer.split(' ');
    const reason = compare({ text: answer, words }, form);
    if (reason !== most && BY_PRECISION.indexOf(reason) < BY_PRECISION.indexOf(most)) most = reason;
  }
  return most;
}

/** For forms with more words, `isAkin` takes longer than the comparison, which finds the same reason. */
const AKIN_MAX = 16;

/** Whether the letters of a form contain the answer, or the answer contains one of its words. */
function isAkin(answer: string, { text, words }: Words): boolean {
  if (!answer.includes(' ') && (words.length === 1 || text.includes(answer))) return true;
  for (const word of words) if (answer.includes(word)) return true;
  return false;
}

function compare({ text: answer, words: answerWords }: Words, { text, words }: Words): WrongReason {
  if (answerWords.length === words.length && isOtherNumber(answerWords, words)) return 'plural';
  if (words.length < answerWords.length && containsInOrder(answerWords, words)) return 'extra_word';
  if (answerWords.length < words.length && containsInOrder(words, answerWords)) return 'missing_word';
  return isMisspelt(answer, text) ? 'misspelt' : 'wrong';
}

/** Whether two texts differ only in the singular or plural of one word. */
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
function containsInOrder(whole: readonly string[], part: readonly string[]): boolean {
  let at = 0;
  for (const word of whole) if (word === part[at]) at += 1;
  return at === part.length;
}

/** Whether an answer is a misspelt form. Figures are never misspelt, and the shorter the form, the fewer edits count. */
function isMisspelt(answer: string, form: string): boolean {
  const edits = Math.min(MAX_EDITS, Math.floor(form.length / 3));
  if (Math.abs(answer.length - form.length) > edits || /\d/.test(form) || /\d/.test(answer)) return false;
  return isWithinEdits(answer, form, edits);
}
