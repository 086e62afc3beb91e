import { CHOICE_LETTERS, type ChoiceLetters } from '@bandwise/domain';
import { letterIndex } from '@bandwise/domain/internal';

/** Pasted texts, one for each row. */
export interface PastedLines {
  readonly texts: readonly string[];
  /** The letters before the texts; null: none, or bullets. */
  readonly label: PastedLabel | null;
}

export interface PastedLabel {
  readonly letters: ChoiceLetters;
  /** The index of the first text, from 0: B is 1. */
  readonly index: number;
}

/** Before a text: `A.`, `B)`, `(C)`, `D:`, `iv.`, `E` and a space or a tab. */
const LABEL = /^\(?([A-Za-z]|[ivx]{2,5}|[IVX]{2,5})(?:[.):]\s*|\t+| +)(?=\S)/;
const SURE_LABEL = /^\(?(?:[A-Za-z]|[ivx]{2,5}|[IVX]{2,5})[.):]\s*\S/;
const BULLET = /^[•●▪◦·*–-]\s+(?=\S)/;

/**
 * Reads one text from each pasted line. Consecutive letters and Roman numerals (`A.`, `ii)`) are removed, and a line without one then
 * continues the text before it; signs of a list are removed too. Everything else stays.
 */
export function readPastedLines(text: string): PastedLines {
  const lines = text
    .split(/\r\n?|\n|\u2028/)
    .map((line) => line.replaceAll('\u00A0', ' ').trim())
    .filter((line) => line !== '');
  if (lines.length < 2) return { texts: lines, label: null };
  if (lines.every((line) => BULLET.test(line)))
    return { texts: lines.map((line) => line.replace(BULLET, '')), label: null };
  for (const letters of CHOICE_LETTERS) {
    const read = withoutLabels(lines, letters);
    if (read !== null) return read;
  }
  return { texts: lines, label: null };
}

/** @returns null if the first letters are words, such as “A heron” above “A river”. */
function withoutLabels(lines: readonly string[], letters: ChoiceLetters): PastedLines | null {
  const texts: string[] = [];
  let first: number | null = null;
  for (const line of lines) {
    const label = LABEL.exec(line)?.[1];
    const index = label === undefined ? null : letterIndex(letters, label);
    if (index !== null && (first === null || index === first + texts.length)) {
      texts.push(line.replace(LABEL, ''));
      first ??= index;
    } else if (first === null || SURE_LABEL.test(line)) return null;
    else texts.push(`${texts.pop() ?? ''} ${line}`);
  }
  return texts.length > 1 && first !== null ? { texts, label: { letters, index: first } } : null;
}
