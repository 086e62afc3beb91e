import { pipeline, Readable } from 'node:stream';
import { stringify as stringifyRows, type Options } from 'csv-stringify';
import { stringify } from 'csv-stringify/sync';

/** What is put before a cell that a spreadsheet would calculate. */
const GUARD = "'";
const FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

const OPTIONS: Options = {
  bom: true,
  record_delimiter: '\r\n',
  escape_formulas: true,
  // The library quotes only what holds a whole line end of the file.
  quoted_match: /[\r\n]/,
};

/**
 * A file as RFC 4180 has it, in UTF-8 with the byte order mark by which spreadsheets know it. A cell that a spreadsheet
 * would take for a formula begins with an apostrophe.
 */
export function writeCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return stringify([header, ...rows], OPTIONS);
}

/** The same file, written as fast as it is read: no more than a few rows are in memory. Rows that fail break it off. */
export function streamCsv(header: readonly string[], rows: AsyncIterable<readonly string[]>): Readable {
  async function* lines() {
    yield header;
    yield* rows;
  }
  const file = stringifyRows(OPTIONS);
  // Whoever reads it is told of the failure by the stream.
  pipeline(Readable.from(lines()), file, () => undefined);
  return file;
}

/** A cell as it was before `writeCsv` guarded it. */
export function withoutGuard(cell: string): string {
  return cell.startsWith(GUARD) && FORMULA.test(cell.slice(GUARD.length)) ? cell.slice(GUARD.length) : cell;
}
