import { readLabel } from '@bandwise/domain/internal';
import { romanValue } from '../markers/roman.ts';

const VERDICT = /^(true|false|yes|no|not[\s-]?given|ng|[tfyn])\b/i;

/** The verdict (TRUE, FALSE, YES, NO, NOT GIVEN) at the start of an answer; null without one. */
export function verdictOf(answer: string): string | null {
  const word = VERDICT.exec(answer.trim())?.[1];
  return word === undefined ? null : readLabel(word);
}

const ORDER = /\s?[([]?\b(?:in\s)?(any|either)\sorder\b[)\]]?\s?[:;,]?/i;

/** The order that an answer allows beside those of other numbers: `either` of two, or `any` of several; null: its own place. */
export function orderOf(answer: string): 'any' | 'either' | null {
  const word = ORDER.exec(answer)?.[1]?.toLowerCase();
  return word === 'any' || word === 'either' ? word : null;
}

/** Removes the remark that the order does not matter. */
export function withoutOrder(answer: string): string {
  return answer.replace(ORDER, '').trim();
}

/** The letters of an answer, such as `A, D` or `B and E in either order`. */
export function lettersOf(answer: string): readonly string[] {
  const unordered = withoutOrder(answer);
  const letters =
    unordered.match(/\b[A-P]\b/g) ??
    (/^[a-p](?:\s?[,&/;]\s?[a-p])*$/i.test(unordered.trim()) ? unordered.match(/[a-p]/gi) : null);
  return [...new Set((letters ?? []).map((letter) => letter.toUpperCase()))];
}

/** Whether an answer is complete: letters, a verdict or a numeral. */
export function readsAsClosed(answer: string): boolean {
  const text = withoutOrder(answer.trim()).replace(/[,;|.]$/, '');
  if (/^[A-P](?:\s?(?:[,&/;+]|and)\s?[A-P])*$/i.test(text) || /^[A-P](?:\s[A-P])+$/.test(text)) return true;
  return romanValue(text) !== null || (verdictOf(text) !== null && text.length <= 9);
}

const SHORTEST_ALTERNATIVE = 3;

/** The accepted answers in an answer. Bracketed words are optional and stay unchanged. */
export function alternativesOf(answer: string): readonly string[] {
  const pieces = answer
    .replace(/^["“](.*)["”]$/, '$1')
    .split(/\s+\/\s+|\s+OR\s+|\s*;\s*|\s*\|\s*/)
    .flatMap(splitTight)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
  return [...new Set(pieces)];
}

/** `colour/color` are two answers; `and/or`, `24/7` and `km/h` are one. */
function splitTight(text: string): readonly string[] {
  const pieces = text.split('/');
  const areWords =
    pieces.length > 1 &&
    pieces.every((piece) => new RegExp(`^[\\p{L} ()'’-]{${SHORTEST_ALTERNATIVE},}$`, 'u').test(piece));
  return areWords && !/^and\/or$/i.test(text) ? pieces : [text];
}
