import { describe, expect, it } from 'vitest';
import { placeAt } from './annotations.ts';
import { locate } from './locate.ts';

const TEXT = 'The lamp was lit. The tower stood. The lamp was seen.';
const placeOf = (words: string, from = 0) => {
  const start = TEXT.indexOf(words, from);
  return placeAt('passage', TEXT, { start, end: start + words.length });
};

describe('locate', () => {
  it('finds a place where it was', () => {
    expect(locate(TEXT, placeOf('tower'))).toEqual({ start: 22, end: 27 });
  });

  it.each([
    ['longer before it', `Correct. ${TEXT}`],
    ['shorter before it', TEXT.slice(4)],
  ])('finds a place in a text that became %s', (_, text) => {
    const found = locate(text, placeOf('tower'));
    expect(found && text.slice(found.start, found.end)).toBe('tower');
  });

  it('tells equal words apart by what stands before them', () => {
    const text = `An answer that takes much more room than the text did. ${TEXT}`;
    expect(locate(text, placeOf('lamp', 20))).toMatchObject({ start: text.lastIndexOf('lamp') });
    expect(locate(text, placeOf('lamp'))).toMatchObject({ start: text.indexOf('lamp') });
  });

  it('takes the nearest of places that are otherwise alike', () => {
    expect(locate('xx xx xx', { panel: 'p', start: 5, end: 7, text: 'xx', before: '' })).toEqual({ start: 6, end: 8 });
  });

  it('gives up a place whose words are gone', () => {
    expect(locate('Something else', placeOf('tower'))).toBeNull();
  });

  it('finds every place of an unchanged text exactly where it was', () => {
    for (let start = 0; start < TEXT.length; start += 1) {
      for (let end = start + 1; end <= TEXT.length; end += 1) {
        expect(locate(TEXT, placeAt('passage', TEXT, { start, end }))).toEqual({ start, end });
      }
    }
  });
});
