import type { TextSpan } from './annotations.ts';

export interface Word extends TextSpan {
  /** The paragraph, cell or item of the word. */
  readonly block: number;
}

const WORD = /[\p{L}\p{N}]+(?:[’'.,-][\p{L}\p{N}]+)*/gu;

/** The words of a panel's text, in which a new line begins a block. */
export function wordsOf(text: string): Word[] {
  let start = 0;
  return text.split('\n').flatMap((line, block) => {
    const offset = start;
    start += line.length + 1;
    return Array.from(line.matchAll(WORD), ({ index, 0: word }) => ({
      start: offset + index,
      end: offset + index + word.length,
      block,
    }));
  });
}

export const WORD_KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'] as const;
export type WordKey = (typeof WORD_KEYS)[number];

/** The index of the word to which a key moves: a neighbour, a neighbouring block, or an end of the block. */
export function stepWord(words: readonly Word[], from: number, key: WordKey): number {
  const first = firstOfBlock(words, from);
  const last = words.map((word) => word.block).lastIndexOf(words[from]?.block ?? -1);
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, from - 1);
    case 'ArrowRight':
      return Math.min(words.length - 1, from + 1);
    case 'ArrowUp':
      return from > first ? first : firstOfBlock(words, Math.max(0, first - 1));
    case 'ArrowDown':
      return Math.min(words.length - 1, last + 1);
    case 'Home':
      return first;
    case 'End':
      return last;
  }
}

/** The index of the word at or after an offset; the last one after all words. */
export function wordAt(words: readonly Word[], offset: number): number {
  const index = words.findIndex((word) => word.end > offset);
  return index === -1 ? words.length - 1 : index;
}

function firstOfBlock(words: readonly Word[], index: number): number {
  return words.findIndex((word) => word.block === words[index]?.block);
}
