import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits.ts';
import { CHOICE_LETTERS, letterAt, letterIndex } from './choice-letters.ts';
import { choiceNamed, letteredChoices, letteredOptions, withLetter } from './lettered-choices.ts';

const ENDINGS = ['for one person only.', 'when somebody moves abroad.', 'I agree.'];

describe('letterAt and letterIndex', () => {
  it('letter a list of any allowed length, each letter once', () => {
    for (const letters of CHOICE_LETTERS) {
      const all = Array.from({ length: LIMITS.optionsMax }, (_, index) => letterAt(letters, index));
      expect(new Set(all).size).toBe(LIMITS.optionsMax);
      expect(all.map((letter) => letterIndex(letters, letter))).toEqual([...all.keys()]);
    }
  });

  it.each([
    ['A', 'c', 2],
    ['A', ' C. ', 2],
    ['A', '(C)', 2],
    ['A', 'I', 8],
    ['A', 'V', 21],
    ['A', 'iv', null],
    ['A', 'A lot', null],
    ['A', '', null],
    ['A', '3', null],
    ['A', 'É', null],
    ['i', 'I', 0],
    ['i', 'IV', 3],
    ['i', 'iv)', 3],
    ['i', 'C', null],
    ['i', 'iiii', null],
  ] as const)('reads in a list from %s on %j as %j', (letters, text, index) => {
    expect(letterIndex(letters, text)).toBe(index);
  });

  it('reads any text without an error, and only letters of the list', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CHOICE_LETTERS), fc.string(), (letters, text) => {
        const index = letterIndex(letters, text);
        const letter = index === null ? '' : letterAt(letters, index);
        expect(text.toLowerCase()).toContain(letter.toLowerCase());
      }),
    );
  });
});

describe('letteredChoices', () => {
  it('letters choices as the group says, and leaves their texts', () => {
    expect(letteredChoices({ choices: ENDINGS, letters: 'A' })?.map(({ letter, text }) => [letter, text])).toEqual([
      ['A', 'for one person only.'],
      ['B', 'when somebody moves abroad.'],
      ['C', 'I agree.'],
    ]);
    expect(letteredChoices({ choices: ENDINGS, letters: 'i' })?.map(({ letter }) => letter)).toEqual([
      'i',
      'ii',
      'iii',
    ]);
  });

  it('has no letters where nothing says so', () => {
    expect(letteredChoices({ choices: ENDINGS })).toBeNull();
    expect(letteredChoices({ choices: ['A dog', 'A cat'] })).toBeNull();
    expect(letteredChoices({ choices: [] })).toBeNull();
  });

  it.each([
    [['A. first', 'B) second'], undefined],
    [['a first', 'b second'], 'A'],
  ] as const)('keeps letters that the author wrote: %j', (choices, letters) => {
    const shown = letteredChoices({ choices, ...(letters && { letters }) });
    expect(shown?.map(({ value, text }) => [value, text])).toEqual(
      choices.map((value) => [value, value.slice(-5) === 'first' ? 'first' : 'second']),
    );
  });

  it('keeps numerals that the author wrote, unless the group says letters', () => {
    const choices = ['i. one', 'ii. two'];
    expect(letteredChoices({ choices, letters: 'i' })?.map(({ text }) => text)).toEqual(['one', 'two']);
    expect(letteredChoices({ choices, letters: 'A' })?.map(({ letter, text }) => letter + text)).toEqual([
      'Ai. one',
      'Bii. two',
    ]);
  });

  it('needs no list where every choice is nothing but its letter', () => {
    expect(letteredChoices({ choices: ['A', 'B', 'C'], letters: 'A' })).toBeNull();
    expect(letteredChoices({ choices: ['A', 'B', 'C'] })).toBeNull();
  });

  it('keeps choices apart that differ only in case, and answers with the whole text', () => {
    const shown = letteredChoices({ choices: ['The dam', 'the dam'], letters: 'A' });
    expect(shown?.map(({ value }) => value)).toEqual(['The dam', 'the dam']);
  });
});

describe('letteredOptions', () => {
  it('gives letters in turn, and keeps those that the author wrote', () => {
    expect(letteredOptions(['oak', 'elm']).map(({ letter }) => letter)).toEqual(['A', 'B']);
    expect(letteredOptions(['A. oak', 'B. elm']).map(({ text }) => text)).toEqual(['oak', 'elm']);
    expect(letteredOptions(['A. oak', 'elm']).map(({ text }) => text)).toEqual(['A. oak', 'elm']);
  });
});

describe('choiceNamed', () => {
  const endings = letteredChoices({ choices: ENDINGS, letters: 'A' }) ?? [];
  const headings = letteredChoices({ choices: ENDINGS, letters: 'i' }) ?? [];

  it.each([
    [endings, 'b', 1],
    [endings, 'for one person only.', 0],
    [endings, 'ii', null],
    [endings, 'D', null],
    [endings, 'A lot', null],
    [headings, 'II', 1],
    [headings, 'B', null],
  ])('names a choice by its text or its letter', (choices, name, index) => {
    expect(choiceNamed(choices, name)).toBe(index === null ? null : choices[index]);
  });

  it('prefers a choice that says the letter to the one that has it', () => {
    const letters = letteredChoices({ choices: ['C', 'X', 'Y'], letters: 'A' }) ?? [];
    expect(choiceNamed(letters, 'C')?.letter).toBe('A');
  });
});

describe('withLetter', () => {
  it('shows both, and any other text as it is', () => {
    const choices = letteredChoices({ choices: ENDINGS, letters: 'A' });
    expect(withLetter(choices, 'when somebody moves abroad.')).toBe('B — when somebody moves abroad.');
    expect(withLetter(choices, 'something else')).toBe('something else');
    expect(withLetter(null, 'I agree.')).toBe('I agree.');
  });
});
