import { diffWordsWithSpace } from 'diff';

export interface Piece {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** Texts with more changes are shown one after the other: a longer search would block the page. */
const CHANGES_MAX = 1000;
/** The characters of unchanged text shown around a change. */
const AROUND = 80;

/** Removed and added words of a text; long unchanged stretches are cut. */
export function wordDifference(before: string, after: string): readonly Piece[] {
  const parts = diffWordsWithSpace(before, after, { maxEditLength: CHANGES_MAX });
  if (parts === undefined) return replaced(before, after);
  const pieces = parts.map(({ value: text, added, removed }): Piece => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text,
  }));
  return pieces.map((piece, index) =>
    piece.kind === 'same' ? { kind: 'same', text: cut(piece.text, index === 0, index === pieces.length - 1) } : piece,
  );
}

/** The difference of replacing one value by another; empty values are omitted. */
export function replaced(before: string, after: string): readonly Piece[] {
  const pieces: readonly Piece[] = [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ];
  return pieces.filter(({ text }) => text !== '');
}

function cut(text: string, isFirst: boolean, isLast: boolean): string {
  const head = isFirst ? 0 : AROUND;
  const tail = isLast ? 0 : AROUND;
  if (text.length <= head + tail + AROUND) return text;
  return `${text.slice(0, head)} … ${tail === 0 ? '' : text.slice(-tail)}`;
}
