/** The five low bits of a character, which identify a lower-case letter. */
const LETTER = 31;

/** Tests the word of a text from `start` up to `end`. */
export type WordFilter = (text: string, start: number, end: number) => boolean;

/** The index of two letters in a table of 1024. */
export function pairIndex(first: number, last: number): number {
  return ((first & LETTER) << 5) | (last & LETTER);
}

/**
 * Makes a fast test whether a word of a text may be one of `words`, by its first letter, last letter and length. It avoids creating and
 * hashing a substring, as a lookup in a set would.
 *
 * @returns a test that is false only for words that are not in the list.
 */
export function mayBeOneOf(words: Iterable<string>): WordFilter {
  const lengths = new Int32Array(1024);
  let hasEmpty = false;
  for (const word of words) {
    if (word === '') hasEmpty = true;
    const index = pairIndex(word.charCodeAt(0), word.charCodeAt(word.length - 1));
    lengths[index] = (lengths[index] ?? 0) | (1 << Math.min(word.length, LETTER));
  }
  return (text, start, end) => {
    if (end <= start) return hasEmpty;
    const lengthBits = lengths[pairIndex(text.charCodeAt(start), text.charCodeAt(end - 1))] ?? 0;
    return ((lengthBits >> Math.min(end - start, LETTER)) & 1) === 1;
  };
}

/** Whether a token begins with a lower-case letter from a to z, as most do. */
export function startsWithLetter(token: string): boolean {
  const first = token.charCodeAt(0);
  return first >= 0x61 && first <= 0x7a;
}
