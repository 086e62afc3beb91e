/** Five bits of a character; of a lower-case letter, all that tells it from the others. */
const LETTER = 31;

/** A word in a text: from `start` up to `end`. */
export type WordFilter = (text: string, start: number, end: number) => boolean;

/** The place of a letter and another in a table of 1024. */
export function pairIndex(first: number, last: number): number {
  return ((first & LETTER) << 5) | (last & LETTER);
}

/**
 * Asks quickly whether a word in a text may be one of some: most have another first letter, last letter or length than all
 * of them. To look for it in a set, it would first be cut out and made a hash of.
 *
 * @returns false only for words that are none of them.
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

/** Whether a token begins with a lower-case letter of English, and so with no figure, sign or mark: as most do. */
export function startsWithLetter(token: string): boolean {
  const first = token.charCodeAt(0);
  return first >= 0x61 && first <= 0x7a;
}
