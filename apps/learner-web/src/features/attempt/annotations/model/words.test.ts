import { describe, expect, it } from 'vitest';
import { stepWord, wordAt, wordsOf, type WordKey } from './words.ts';

describe('wordsOf', () => {
  it.each([
    ['leaves punctuation out', 'The lamp, then.', ['The', 'lamp', 'then']],
    ['keeps apostrophes, hyphens and figures together', 'Argand’s well-lit 3,000', ['Argand’s', 'well-lit', '3,000']],
    ['ends a word with its paragraph', 'the end.\nNext one', ['the', 'end', 'Next', 'one']],
    ['knows letters of other languages', 'Không tìm thấy', ['Không', 'tìm', 'thấy']],
    ['finds none in none', ' …\n', []],
  ])('%s', (_, text, words) => {
    expect(wordsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(words);
  });
});

describe('stepWord', () => {
  // Blocks: a b c | d e | f
  const words = wordsOf('a b c\nd e\nf');
  const step = (from: string, key: WordKey) => 'abcdef'[stepWord(words, 'abcdef'.indexOf(from), key)];

  it.each<[string, WordKey, string]>([
    ['a', 'ArrowRight', 'b'],
    ['c', 'ArrowRight', 'd'],
    ['f', 'ArrowRight', 'f'],
    ['d', 'ArrowLeft', 'c'],
    ['a', 'ArrowLeft', 'a'],
    ['b', 'ArrowDown', 'd'],
    ['f', 'ArrowDown', 'f'],
    ['e', 'ArrowUp', 'd'],
    ['d', 'ArrowUp', 'a'],
    ['a', 'ArrowUp', 'a'],
    ['b', 'Home', 'a'],
    ['d', 'End', 'e'],
  ])('goes from %s by %s to %s', (from, key, to) => {
    expect(step(from, key)).toBe(to);
  });
});

describe('wordAt', () => {
  it.each([
    ['in a word', 1, 0],
    ['between words', 3, 1],
    ['behind the last', 99, 1],
  ])('finds the word %s', (_, offset, index) => {
    expect(wordAt(wordsOf('one two.'), offset)).toBe(index);
  });
});
