import { patched } from './lists.ts';

interface Row {
  readonly id: number;
  readonly text: string;
}

interface Pasted {
  /** The row that they are pasted into. */
  readonly at: number;
  readonly texts: readonly string[];
  /** Rows that there may be. */
  readonly max: number;
}

/** Rows with several texts from one row on: they take its place, that of empty rows after it, and else come between. */
export function pasteTexts(rows: readonly Row[], pasted: Pasted, newRow: () => Row): readonly Row[] {
  const { at, texts } = pasted;
  const index = rows.findIndex((row) => row.id === at);
  if (index === -1) return rows;
  const taken = [...rows.slice(index, index + 1), ...emptyAfter(rows, index)].slice(0, texts.length);
  const room = roomAt(rows, pasted);
  const written = texts.slice(0, room).map((text, place) => patched(taken[place] ?? newRow(), { text }));
  return [...rows.slice(0, index), ...written, ...rows.slice(index + taken.length)];
}

/** How many of the texts there is room for. */
export function roomAt(rows: readonly Row[], { at, texts, max }: Pasted): number {
  const index = rows.findIndex((row) => row.id === at);
  const taken = Math.min(texts.length, 1 + emptyAfter(rows, index).length);
  return Math.min(texts.length, Math.max(taken, max - rows.length + taken));
}

function emptyAfter(rows: readonly Row[], index: number): readonly Row[] {
  const after = rows.slice(index + 1);
  const filled = after.findIndex((row) => row.text.trim() !== '');
  return filled === -1 ? after : after.slice(0, filled);
}
