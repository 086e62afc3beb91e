import { stringify } from 'csv-stringify/sync';

/** What is put before a cell that a spreadsheet would calculate. */
const GUARD = "'";
const FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/**
 * A file as RFC 4180 has it, in UTF-8 with the byte order mark by which spreadsheets know it. A cell that a spreadsheet
 * would take for a formula begins with an apostrophe.
 */
export function writeCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return stringify([header, ...rows], {
    bom: true,
    record_delimiter: '\r\n',
    escape_formulas: true,
    // The library quotes only what holds a whole line end of the file.
    quoted_match: /[\r\n]/,
  });
}

/** A cell as it was before `writeCsv` guarded it. */
export function withoutGuard(cell: string): string {
  return cell.startsWith(GUARD) && FORMULA.test(cell.slice(GUARD.length)) ? cell.slice(GUARD.length) : cell;
}
