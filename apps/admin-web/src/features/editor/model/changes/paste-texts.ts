import { patched } from '../form/lists.ts';

interface Row {
  readonly id: number;
  readonly text: string;
}

interface Pasted {
  /** The target row. */
  readonly at: number;
  readonly texts: readonly string[];
  /** The most rows. */
  readonly max: number;
}

/**
 * Inserts several texts from one row on: they replace it and following empty rows, or are inserted. The row keeps its id, and thus its key,
 * only if its text remains; otherwise the text is a new row.
 */
export function pasteTexts(rows: readonly Row[], pasted: Pasted, newRow: () => Row): readonly Row[] {
  const { at, texts } = pasted;
  const index = rows.findIndex((row) => row.id === at);
  if (index === -1) return rows;
  const targetRows = [...rows.slice(index, index + 1), ...emptyAfter(rows, index)].slice(0, texts.length);
  const room = roomAt(rows, pasted);
  const fittingTexts = texts.slice(0, room);
  const own = placeOfOwn(rows[index]?.text ?? '', fittingTexts);
  const written = fittingTexts.map((text, place) => {
    const row = place === own ? targetRows[0] : place === 0 ? undefined : targetRows[place];
    return patched(row ?? newRow(), { text });
  });
  return [...rows.slice(0, index), ...written, ...rows.slice(index + targetRows.length)];
}

/** The index of the text that belongs to the row: an equal one, or one that contains the row's text; -1 without one. */
function placeOfOwn(text: string, texts: readonly string[]): number {
  const own = text.trim();
  const same = own === '' ? 0 : texts.findIndex((one) => one.trim() === own);
  return same === -1 && texts[0]?.includes(own) ? 0 : same;
}

/** The number of texts that fit. */
export function roomAt(rows: readonly Row[], { at, texts, max }: Pasted): number {
  const index = rows.findIndex((row) => row.id === at);
  const targetCount = Math.min(texts.length, 1 + emptyAfter(rows, index).length);
  return Math.min(texts.length, Math.max(targetCount, max - rows.length + targetCount));
}

function emptyAfter(rows: readonly Row[], index: number): readonly Row[] {
  const after = rows.slice(index + 1);
  const filled = after.findIndex((row) => row.text.trim() !== '');
  return filled === -1 ? after : after.slice(0, filled);
}
