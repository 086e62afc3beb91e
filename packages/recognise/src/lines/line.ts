import { cleanText, squeezed } from './clean-text.ts';
import type { SourceLine } from './source-line.ts';

/** A line without what programs put into it. */
export interface Line {
  /** Its place among the lines that were pasted. */
  readonly index: number;
  /** Tabs and wide spaces stay because they separate columns. */
  readonly text: string;
  /** null: not a row. */
  readonly cells: readonly string[] | null;
  readonly table: number | null;
  readonly html: string | null;
  readonly isPicture: boolean;
  /** Nothing but empty lines stands between it and the line before. */
  readonly afterBlank: boolean;
}

export function readLines(source: readonly SourceLine[]): readonly Line[] {
  let afterBlank = false;
  return source.map(({ text, cells, table, html, picture }, index) => {
    const cleaned = cleanText(text);
    const line: Line = {
      index,
      text: cleaned,
      cells: cells === undefined ? cellsIn(cleaned) : cells.map(cleanCell),
      table: table ?? null,
      html: html ?? null,
      isPicture: picture === true,
      afterBlank,
    };
    afterBlank = cleaned === '' && (html ?? '') === '';
    return line;
  });
}

/** Tabs part the cells of a row that was pasted as plain text. */
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
