/** An option or a choice: its place in the alphabet, from 0, and its text. */
export interface Lettered {
  readonly letter: number;
  readonly text: string;
  /** A sign follows the letter: it can't be a word. */
  readonly isMarked: boolean;
}

const A = 65;
const LETTER = /^(?:\(([A-P])\)|\[([A-P])\]|([A-P])(?:\s?([.):\]]|\s[-–—](?=\s)))|([A-P])(?=\s))\s*(.*)$/is;

/** The letter that a line begins with; null: it begins with none. A small letter needs a sign after it. */
export function readLettered(text: string): Lettered | null {
  const match = LETTER.exec(text);
  if (match === null) return null;
  const [, round, square, signed, , bare, rest = ''] = match;
  const letter = round ?? square ?? signed ?? bare ?? '';
  const isMarked = bare === undefined;
  if (!isMarked && letter !== letter.toUpperCase()) return null;
  return { letter: letter.toUpperCase().charCodeAt(0) - A, text: rest.trim(), isMarked };
}

export function letterName(index: number): string {
  return String.fromCharCode(A + index);
}

const INLINE = /(^|(?<!\s)\s{2,}|\t|\s)(?:\(([A-P])\)|([A-P])([.)])|([A-P])(?=\s))\s*/gi;

interface Found {
  readonly letter: number;
  readonly start: number;
  readonly end: number;
  readonly isSure: boolean;
}

/**
 * Several options in one line: `A red  B green  C blue`, with the text before the first of them. Letters follow
 * one another from the first on; without signs or wide spaces there must be three.
 */
export function splitLettered(text: string): { readonly before: string; readonly options: readonly Lettered[] } | null {
  const marks: Found[] = [];
  for (const match of text.matchAll(INLINE)) {
    const [whole, space = '', round, signed, , bare] = match;
    const name = round ?? signed ?? bare ?? '';
    if (bare !== undefined && bare !== bare.toUpperCase()) continue;
    const letter = name.toUpperCase().charCodeAt(0) - A;
    const expected = marks.length === 0 ? 0 : (marks.at(-1)?.letter ?? 0) + 1;
    const isFirst = marks.length === 0 && match.index === 0;
    if (letter !== expected && !isFirst) continue;
    const isSure = bare === undefined || space.length > 1 || space === '\t';
    marks.push({ letter, start: match.index, end: match.index + whole.length, isSure });
  }
  const [first] = marks;
  const sure = marks.filter((one) => one.isSure).length;
  if (first === undefined || marks.length < 2 || (sure < marks.length - 1 && marks.length < 3)) return null;
  if (sure < marks.length - 1 && first.start > 0 && !/[?:.…_]\s*$/.test(text.slice(0, first.start))) return null;
  const options = marks.map(({ letter, end }, index) => ({
    letter,
    text: text
      .slice(end, marks[index + 1]?.start ?? text.length)
      .trim()
      .replace(/[,;]$/, ''),
    isMarked: true,
  }));
  return { before: text.slice(0, first.start).trim(), options };
}
