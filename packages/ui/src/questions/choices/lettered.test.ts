import { letteredOptions } from '@bandwise/domain/internal';
import { describe, expect, it } from 'vitest';
import { areShort, letterOf, spokenChoice } from './lettered.ts';

const choices = letteredOptions(['oak', 'iron']);

describe('letterOf', () => {
  it('names a choice by its letter and anything else by itself', () => {
    expect(letterOf(choices, 'iron')).toBe('B');
    expect(letterOf(choices, 'stone')).toBe('stone');
  });
});

describe('spokenChoice', () => {
  it('says the letter and the text', () => {
    expect(choices.map(spokenChoice)).toEqual(['A, oak', 'B, iron']);
  });
});

describe('areShort', () => {
  it('lets letters head columns, and names not', () => {
    expect(areShort(['A', 'B', 'iii'])).toBe(true);
    expect(areShort(['A', 'Smeaton'])).toBe(false);
  });
});
