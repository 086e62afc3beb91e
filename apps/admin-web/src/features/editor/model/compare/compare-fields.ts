import { textOf } from '@bandwise/domain/internal';
import { replaced, wordDifference, type Piece } from './word-difference.ts';

export interface Difference {
  /** The name of the difference in the words of the editor. */
  readonly label: string;
  /** `formatting`: the words are the same. */
  readonly kind: 'changed' | 'added' | 'removed' | 'formatting';
  readonly pieces: readonly Piece[];
}

export function compareText(label: string, before: string, after: string): readonly Difference[] {
  return before === after ? [] : [{ label, kind: 'changed', pieces: wordDifference(before, after) }];
}

export function compareValue(label: string, before: string, after: string): readonly Difference[] {
  return before === after ? [] : [{ label, kind: 'changed', pieces: replaced(before, after) }];
}

/** Compares the words of authored HTML; reports differing tags or pictures as formatting. */
export function compareHtml(label: string, before: readonly string[], after: readonly string[]): readonly Difference[] {
  if (before.join('\n') === after.join('\n')) return [];
  const [old, now] = [before, after].map((blocks) => blocks.map(wordsOf).join('\n'));
  if (old === now) return [{ label, kind: 'formatting', pieces: [] }];
  return compareText(label, old ?? '', now ?? '');
}

export function wordsOf(html: string): string {
  return textOf(html).replace(/\s+/g, ' ').trim();
}
