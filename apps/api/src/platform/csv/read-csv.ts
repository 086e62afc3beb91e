import { CsvError, parse } from 'csv-parse/sync';
import { decodeText, type CsvProblem, type TextEncoding } from './decode-text.ts';

/** One line of the table: where it begins in the file, and its cells. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

export type ReadCsv =
  | {
      readonly ok: true;
      readonly header: CsvRow;
      readonly rows: readonly CsvRow[];
      readonly encoding: TextEncoding;
    }
  | { readonly ok: false; readonly problem: CsvProblem };

/**
 * Reads CSV by RFC 4180 or from spreadsheets: with a byte order mark, with semicolons or tabs, with a first line `sep=;`, with any line
 * ends. Trims cells, normalises their line ends and skips empty lines.
 */
export function readCsv(bytes: Uint8Array, limits: { readonly rows: number }): ReadCsv {
  const decoded = decodeText(bytes);
  if (!decoded.ok) return decoded;
  // The parser counts a line end of two characters within a cell as two lines.
  const read = readRows(decoded.text.replaceAll('\r\n', '\n'), limits.rows);
  if (!read.ok) return read;
  const [header, ...rows] = read.rows;
  if (header === undefined) return refused(null, 'The file is empty.');
  if (rows.length > limits.rows)
    return refused(
      rows[limits.rows]?.line ?? null,
      `The file has more than ${limits.rows} rows. Split it into several files.`,
    );
  return { ok: true, header, rows, encoding: decoded.encoding };
}

/** Excel's line that names the delimiter. Spreadsheets add quotes around it when they save it again. */
const SEPARATOR_LINE = /^\s*"?sep=(.)"?[ \t,;]*(?:\r|\n|$)/i;

function readRows(text: string, most: number): { ok: true; rows: readonly CsvRow[] } | Extract<ReadCsv, { ok: false }> {
  const rows: CsvRow[] = [];
  const named = SEPARATOR_LINE.exec(text);
  // The parser counts lines after that line.
  const linesBefore = named === null ? 0 : named[0].split(/\r|\n/).length - 1;
  let before = 0;
  try {
    parse(named === null ? text : text.slice(named[0].length), {
      delimiter: named?.[1] ?? delimiterOf(text),
      relax_column_count: true,
      // The heading, the rows, and one more row to detect too many.
      to: most + 2,
      on_record: (cells: string[], { lines }) => {
        // The parser reports where a row ends; a row with line breaks in its cells begins earlier.
        const line = Math.max(before + 1, lines - lineBreaksIn(cells));
        before = lines;
        if (cells.some((cell) => cell.trim() !== ''))
          rows.push({ line: line + linesBefore, cells: cells.map((cell) => cell.trim()) });
        return null;
      },
    });
    return { ok: true, rows };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // The row after the last complete one.
    return refused(
      before + linesBefore + 1,
      error.code === 'CSV_QUOTE_NOT_CLOSED'
        ? 'A quotation mark that is opened here is never closed.'
        : 'A quotation mark is in the wrong place. Inside a quoted cell, write two quotation marks for one.',
    );
  }
}

function refused(line: number | null, message: string): Extract<ReadCsv, { ok: false }> {
  return { ok: false, problem: { line, message } };
}

function lineBreaksIn(cells: readonly string[]): number {
  return cells.reduce((count, cell) => count + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
}

/** Detects the delimiter in the heading: spreadsheets in many countries write semicolons. */
function delimiterOf(text: string): string {
  const heading = (/^[^\r\n]*/.exec(text.trimStart())?.[0] ?? '').replaceAll(/"[^"]*"/g, '');
  const count = (delimiter: string) => heading.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, next) => (count(next) > count(best) ? next : best));
}
