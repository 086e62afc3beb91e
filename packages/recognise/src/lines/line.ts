import { cleanText, squeezed } from './clean-text.ts';
import type { SourceLine, TextRun } from './source-line.ts';

/** A cleaned line. */
export interface Line {
  /** The index among the pasted lines. */
  readonly index: number;
  /** Tabs and wide spaces stay because they separate columns. */
  readonly text: string;
  /** null: not a row. */
  readonly cells: readonly string[] | null;
  readonly table: number | null;
  readonly html: string | null;
  /** null: no word is marked. */
  readonly runs: readonly TextRun[] | null;
  readonly isPicture: boolean;
  /** Empty lines precede the line. */
  readonly afterBlank: boolean;
}

export function readLines(source: readonly SourceLine[]): readonly Line[] {
  let afterBlank = false;
  return source.map(({ text, cells, table, html, runs, picture }, index) => {
    const cleaned = cleanText(text);
    const line: Line = {
      index,
      text: cleaned,
      cells: cells === undefined ? cellsIn(cleaned) : cells.map(cleanCell),
      table: table ?? null,
      html: html ?? null,
      runs: runs ?? null,
      isPicture: picture === true,
      afterBlank,
    };
    afterBlank = cleaned === '' && (html ?? '') === '';
    return line;
  });
}

/** Tabs separate the cells of a row in plain text. */
function cellsIn(text: string): readonly string[] | null {
  return text.includes('\t') ? text.split('\t').map(squeezed) : null;
}

function cleanCell(cell: string): string {
  return cell
    .split('\n')
    .map((line) => squeezed(cleanText(line)))
    .filter((line) => line !== '')
    .join('\n');
}
