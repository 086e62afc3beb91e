import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPhrases } from './find-phrases.ts';

describe('findPhrases', () => {
  it.each([
    ['one word', ['the river'], ['river'], ['river']],
    ['the whole text', ['the river'], ['the river'], ['the river']],
    ['no part of a word', ['the rivers'], ['river', 'he'], []],
    ['nothing across two texts', ['the', 'river'], ['the river'], []],
    ['words in their order only', ['b a'], ['a b'], []],
    [
      'a long phrase by its first ten words',
      ['1 2 3 4 5 6 7 8 9 10 x'],
      ['1 2 3 4 5 6 7 8 9 10 11'],
      [expect.anything()],
    ],
    ['nothing in nothing', [''], ['a'], []],
  ])('finds %s', (_, texts, phrases, found) => {
    expect([...findPhrases(texts, phrases)]).toEqual(found);
  });

  it('finds what a search for each phrase by itself finds', () => {
    const words = fc.array(fc.constantFrom('a', 'b', 'ab'), { minLength: 1, maxLength: 6 });
    const text = words.map((list) => list.join(' '));
    fc.assert(
      fc.property(fc.array(text, { maxLength: 3 }), fc.array(text, { maxLength: 6 }), (texts, phrases) => {
        const expected = phrases.filter((phrase) => texts.some((one) => ` ${one} `.includes(` ${phrase} `)));
        expect(findPhrases(texts, phrases)).toEqual(new Set(expected));
      }),
    );
  });
});
