import type { Stretch } from './stretch.ts';

export interface Word extends Stretch {
  /** The index of the line, which is a paragraph. */
  readonly line: number;
}

/** The words of a text: pieces between white space. */
export function wordsOf(text: string): readonly Word[] {
  let line = 0;
  let last = 0;
  return Array.from(text.matchAll(/\S+/g), ({ index, 0: word }) => {
    if (/[\n\r]/.test(text.slice(last, index))) line += 1;
    last = index;
    return { start: index, end: index + word.length, line };
  });
}

export const WORD_KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'] as const;
export type WordKey = (typeof WORD_KEYS)[number];

/** The index of the word to which a key moves: a neighbour, the next or previous paragraph, or an end of the text. */
export function stepWord(words: readonly Word[], from: number, key: WordKey): number {
  const last = words.length - 1;
  const line = words[from]?.line ?? 0;
  const firstOf = (wanted: number) => words.findIndex((word) => word.line === wanted);
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, from - 1);
    case 'ArrowRight':
      return Math.min(last, from + 1);
    case 'ArrowUp':
      return firstOf(line) < from ? firstOf(line) : Math.max(0, firstOf(line - 1));
    case 'ArrowDown':
      return firstOf(line + 1) === -1 ? last : firstOf(line + 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
  }
}

/** The stretch from one word to another, in either direction. */
export function stretchBetween(words: readonly Word[], one: number, other: number): Stretch {
  const first = words[Math.min(one, other)];
  const last = words[Math.max(one, other)];
  return { start: first?.start ?? 0, end: last?.end ?? 0 };
}
