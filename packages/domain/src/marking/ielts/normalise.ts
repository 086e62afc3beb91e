const ASCII = /^[\x20-\x7e]*$/;
const ZERO_WIDTH = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;
const SINGLE_QUOTES = /[\u2018-\u201b\u2032`]/g;
const DOUBLE_QUOTES = /[\u201c-\u201f\u2033\u00ab\u00bb]/g;
const DASHES = /[\u2010-\u2015\u2212]/g;
const PUNCTUATION = /\p{P}/u;

/**
 * Makes texts that look the same equal: Unicode NFKC, no zero-width characters, straight quotes,
 * one dash, single spaces, no space around.
 */
export function tidy(text: string): string {
  const plain = ASCII.test(text) ? text : unify(text);
  return plain.replace(/\s+/g, ' ').trim();
}

function unify(text: string): string {
  return (
    text
      // NFKC would turn the acute accent people type for an apostrophe into a space.
      .replaceAll('\u00b4', "'")
      .normalize('NFKC')
      .replace(ZERO_WIDTH, '')
      .replace(SINGLE_QUOTES, "'")
      .replace(DOUBLE_QUOTES, '"')
      .replace(DASHES, '-')
      .replaceAll('\u2044', '/')
  );
}

/** Upper case first, so that `ß` and `SS` meet. */
export function fold(text: string): string {
  return text.toUpperCase().toLowerCase();
}

/**
 * The form in which the `ielts` profile compares texts: tidied, case folded, without leading and
 * trailing punctuation. Punctuation inside is never deleted: `12.5` is not `125`.
 */
export function normalise(text: string): string {
  return stripPunctuation(fold(tidy(text)));
}

/**
 * Strips punctuation at both ends, except what carries meaning: `%`, a minus, a decimal point (and
 * currency signs, which are symbols). A text of nothing but punctuation is left as it is.
 */
export function stripPunctuation(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isLoose(text.charAt(start)) && !opensNumber(text, start)) start += 1;
  while (end > start && isLoose(text.charAt(end - 1)) && !closesGrade(text, end - 1)) end -= 1;
  return start === end ? text : text.slice(start, end);
}

function isLoose(char: string): boolean {
  return char === ' ' || (char !== '%' && PUNCTUATION.test(char));
}

/** A minus before a figure or an amount, or a decimal point before a figure. */
function opensNumber(text: string, at: number): boolean {
  const char = text.charAt(at);
  if (char !== '-' && char !== '.') return false;
  const next = text.charAt(at + 1);
  return /\d/.test(next) || (char === '-' && (/\p{Sc}/u.test(next) || opensDecimal(text, at + 1)));
}

function opensDecimal(text: string, at: number): boolean {
  return text.charAt(at) === '.' && /\d/.test(text.charAt(at + 1));
}

/** A minus that belongs to what it follows, as in the blood group `A-`. */
function closesGrade(text: string, at: number): boolean {
  return text.charAt(at) === '-' && /[\p{L}\p{N}]/u.test(text.charAt(at - 1));
}
