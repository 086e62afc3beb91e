import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from './fold-text.ts';

describe('a text as a search compares it', () => {
  it.each([
    ['Nguyễn Văn Đức', 'nguyen van duc'],
    ['CAFÉ au lait', 'cafe au lait'],
    ['Søren Łukasz', 'soren lukasz'],
    ['İstanbul', 'istanbul'],
    ['Лето', 'лето'],
    ['日本 42%', '日本 42%'],
    ['', ''],
  ])('makes of %j %j', (given, folded) => {
    expect(foldText(given)).toBe(folded);
  });

  it('is the same however a mark is written', () => {
    expect(foldText('Nguy\u1ec5n')).toBe(foldText('Nguye\u0302\u0303n'));
  });

  it('leaves what is folded as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
    );
  });
});
