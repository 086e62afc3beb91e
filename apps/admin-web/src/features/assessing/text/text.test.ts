import { describe, expect, it } from 'vitest';
import { piecesOf } from './pieces.ts';
import { rangeOf, stretchOf, trimStretch } from './stretch.ts';
import { stepWord, stretchBetween, wordsOf } from './words.ts';

const TEXT = 'Prices rose fast.\n\nThey falls later.';

function shownText(...pieces: readonly string[]): HTMLElement {
  const element = document.createElement('div');
  for (const piece of pieces) {
    const part = document.createElement('mark');
    part.textContent = piece;
    element.append(part);
  }
  document.body.replaceChildren(element);
  return element;
}

describe('a stretch', () => {
  it('survives the way to the page and back, across pieces', () => {
    const element = shownText(TEXT.slice(0, 9), TEXT.slice(9, 25), TEXT.slice(25));
    const stretch = { start: 7, end: 29 };
    expect(stretchOf(element, TEXT, rangeOf(element, stretch))).toEqual(stretch);
  });

  it('ends where the text ends if the selection goes on', () => {
    const element = shownText(TEXT);
    document.body.append('After');
    const range = document.createRange();
    range.setStart(element.firstChild?.firstChild ?? element, 25);
    range.setEndAfter(document.body.lastChild ?? element);
    expect(stretchOf(element, TEXT, range)).toEqual({ start: 25, end: TEXT.length });
  });

  it('has no white space at its ends', () => {
    expect(trimStretch(TEXT, { start: 6, end: 20 })).toEqual({ start: 7, end: 20 });
    expect(trimStretch(TEXT, { start: 17, end: 19 })).toBeNull();
  });
});

it('cuts a text where comments begin and end, also if they overlap', () => {
  const comments = [
    { id: 'a', start: 0, end: 11, number: 1 },
    { id: 'b', start: 7, end: 17, number: 2 },
  ];
  expect(piecesOf(20, comments)).toEqual([
    { start: 0, end: 7, ids: ['a'], numbers: [1] },
    { start: 7, end: 11, ids: ['a', 'b'], numbers: [2] },
    { start: 11, end: 17, ids: ['b'], numbers: [] },
    { start: 17, end: 20, ids: [], numbers: [] },
  ]);
});

describe('words', () => {
  const words = wordsOf(TEXT);

  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 5, 5],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 1, 3],
    ['ArrowDown', 4, 5],
    ['ArrowUp', 5, 3],
    ['ArrowUp', 3, 0],
    ['Home', 4, 0],
    ['End', 1, 5],
  ] as const)('%s moves from word %i to word %i', (key, from, to) => {
    expect(stepWord(words, from, key)).toBe(to);
  });

  it('are selected in both directions', () => {
    expect(stretchBetween(words, 4, 3)).toEqual({ start: 19, end: 29 });
  });
});
