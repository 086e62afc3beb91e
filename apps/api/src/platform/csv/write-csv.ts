import { pipeline, Readable } from 'node:stream';
import { stringify as stringifyRows, type Options } from 'csv-stringify';
import { stringify } from 'csv-stringify/sync';

/** The prefix of a cell that a spreadsheet would treat as a formula. */
const GUARD = "'";
const FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const GAP = String.raw`\s*[-/. ,]?\s*`;
/** Cells that a spreadsheet turns into a date or a time: `1-2`, `3/4/2027`, `MAR1`, `5 Jun`, `10:30`. An ISO date is one already. */
const DATES = [
  String.raw`\d{1,4}\s*[-/]\s*\d{1,4}(?:\s*[-/]\s*\d{1,4})?`,
  String.raw`\d{1,2}\.\d{1,2}\.(?:\d{2}|\d{4})?`,
  `${MONTH}${GAP}\\d{1,4}(?:(?:st|nd|rd|th)?${GAP}\\d{2,4})?`,
  `\\d{1,4}${GAP}${MONTH}(?:${GAP}\\d{2,4})?`,
  String.raw`\d{1,2}:\d{2}(?::\d{2})?(?:\s*[ap]m?)?`,
].map((form) => new RegExp(`^\\s*${form}\\s*$`, 'i'));
const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

function looksLikeDate(cell: string): boolean {
  return !ISO_DATE.test(cell) && DATES.some((form) => form.test(cell));
}

/** Adds an apostrophe to a cell that a spreadsheet would not treat as text. */
function guarded(cell: string): string {
  return FORMULA.test(cell) || looksLikeDate(cell) ? `${GUARD}${cell}` : cell;
}

const OPTIONS: Options = {
  bom: true,
  record_delimiter: '\r\n',
  // The library quotes only cells with the file's complete line end.
  quoted_match: /[\r\n]/,
};

/**
 * Writes CSV by RFC 4180 in UTF-8, with the byte order mark that spreadsheets need. A cell that a spreadsheet would treat as a formula,
 * date or time gets an apostrophe.
 */
export function writeCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return stringify(
    [header, ...rows].map((row) => row.map(guarded)),
    OPTIONS,
  );
}

/** Streams the file with backpressure. A failing row ends the stream with an error. */
export function streamCsv(header: readonly string[], rows: AsyncIterable<readonly string[]>): Readable {
  async function* lines() {
    yield header.map(guarded);
    for await (const row of rows) yield row.map(guarded);
  }
  const file = stringifyRows(OPTIONS);
  // The reader gets the failure from the stream.
  pipeline(Readable.from(lines()), file, () => undefined);
  return file;
}

/** Removes the apostrophe that `writeCsv` added. */
export function withoutGuard(cell: string): string {
  const rest = cell.slice(GUARD.length);
  return cell.startsWith(GUARD) && (FORMULA.test(rest) || looksLikeDate(rest)) ? rest : cell;
}
