import { describe, expect, it } from 'vitest';
import { areShort, lettered, letterOf } from './lettered.ts';

describe('lettered', () => {
  it.each([
    {
      name: 'gives letters in turn',
      choices: ['Smeaton', 'Fresnel'],
      letters: ['A', 'B'],
      texts: ['Smeaton', 'Fresnel'],
    },
    {
      name: 'keeps letters that the author wrote',
      choices: ['A. first', 'B) second'],
      letters: ['A', 'B'],
      texts: ['first', 'second'],
    },
    {
      name: 'keeps roman numerals that the author wrote',
      choices: ['i. one', 'ii two', 'iii. three'],
      letters: ['i', 'ii', 'iii'],
      texts: ['one', 'two', 'three'],
    },
    {
      name: 'takes an article for no letter',
      choices: ['A dog', 'A cat'],
      letters: ['A', 'B'],
      texts: ['A dog', 'A cat'],
    },
    {
      name: 'takes a pronoun for no numeral',
      choices: ['I agree', 'You agree'],
      letters: ['A', 'B'],
      texts: ['I agree', 'You agree'],
    },
    {
      name: 'gives letters where one mark is missing',
      choices: ['A. first', 'second'],
      letters: ['A', 'B'],
      texts: ['A. first', 'second'],
    },
  ])('$name', ({ choices, letters, texts }) => {
    const marked = lettered(choices);
    expect(marked.map((choice) => choice.letter)).toEqual(letters);
    expect(marked.map((choice) => choice.text)).toEqual(texts);
  });

  it('leaves the value the whole text', () => {
    expect(lettered(['A. first', 'B. second']).map((choice) => choice.value)).toEqual(['A. first', 'B. second']);
  });
});

describe('letterOf', () => {
  it('names a choice by its letter and anything else by itself', () => {
    const choices = lettered(['oak', 'iron']);
    expect(letterOf(choices, 'iron')).toBe('B');
    expect(letterOf(choices, 'stone')).toBe('stone');
  });
});

describe('areShort', () => {
  it('lets letters head columns, and names not', () => {
    expect(areShort(['A', 'B', 'iii'])).toBe(true);
    expect(areShort(['A', 'Smeaton'])).toBe(false);
  });
});
