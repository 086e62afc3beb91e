import type { DateOrder, ImportField, UserImport } from '@bandwise/api-contract/admin';
import { isPastDay, optionalLastNameSchema, personSchema, type Role } from '@bandwise/api-contract/common';
import type { CsvProblem, TextEncoding } from '../../../platform/csv/decode-text.ts';
import { readCsv, type CsvRow } from '../../../platform/csv/read-csv.ts';
import { CLASS_FILE_ROWS_MAX, USER_ROWS_MAX } from '../../../limits.ts';
import { withoutGuard } from '../../../platform/csv/write-csv.ts';
import { cleanText, removedFrom } from './clean-text.ts';
import { columnsByChoice, columnsByHeading, findClassColumn, type ClassColumn, type Columns } from './columns.ts';
import { orderShownBy, readDate, type ReadDate } from './read-date.ts';
import { readEmail } from './read-email.ts';

/** Longest text of a cell that a preview shows. */
const TEXT_MAX = 100;

export interface UserRow {
  /** The line of the file on which the row begins. */
  readonly line: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly role: Role;
  /** As written in the file. */
  readonly role_text: string;
  /** yyyy-MM-dd. */
  readonly expires_at: string | null;
  /** As written in the file, at most 100 characters. */
  readonly expires_text: string;
  /** The name of the class in one line; '' in a file without classes. */
  readonly className: string;
  /** Reasons why the row can't be imported; empty if it can. */
  readonly problems: readonly string[];
  /** The reason why a new user is not added: inactive in the file. null: active. */
  readonly inactive: string | null;
  readonly remarks: readonly string[];
}

/** Choices of the caller for a file. */
export interface ImportChoices {
  readonly columns?: readonly (ImportField | null)[] | undefined;
  readonly dates?: DateOrder | undefined;
  /** The file has a column with the class of each learner. An address may then be in several classes. */
  readonly hasClasses?: boolean;
}

export type ReadUsers =
  | {
      readonly ok: true;
      readonly rows: readonly UserRow[];
      readonly columns: UserImport['columns'];
      readonly columnsProblem: string | null;
      readonly ignoredColumns: readonly string[];
      readonly encoding: TextEncoding;
      readonly dateOrder: DateOrder | null;
      readonly dateOrderSource: UserImport['date_order_source'];
      readonly unclearDates: number;
    }
  | { readonly ok: false; readonly problem: CsvProblem };

/** Reads a file of users, with the problems of each row. */
export function readUserRows(
  bytes: Uint8Array,
  clock: { now: Date; timeZone: string },
  choices: ImportChoices = {},
): ReadUsers {
  const file = readCsv(bytes, { rows: choices.hasClasses ? CLASS_FILE_ROWS_MAX : USER_ROWS_MAX });
  if (!file.ok) return file;
  const { headings, rows } = withHeadings(file.header, file.rows);
  if (rows.length === 0) return { ok: false, problem: { line: null, message: 'The file has no users.' } };
  const columns = choices.columns ? columnsByChoice(choices.columns, headings) : columnsByHeading(headings);
  const classes: ClassColumn = choices.hasClasses ? findClassColumn(headings) : { index: -1, problem: null };
  const columnsProblem = columns.problem ?? classes.problem;
  const dates = rows.map((row) => readDate(cellOf(row, columns, 'expires_at')));
  const shown = orderShownBy(dates);
  const unclear = dates.filter(({ kind }) => kind === 'unclear').length;
  const dateOrder = shown ?? choices.dates ?? null;
  const read = rows.map((row, index) => readRow(row, { columns, classes, date: dates[index], dateOrder, clock }));
  return {
    ok: true,
    rows: columnsProblem === null ? withRepetitions(read) : [],
    columns: headings.map((heading, index) => ({
      heading,
      sample:
        rows
          .map(({ cells }) => cells[index] ?? '')
          .find((cell) => cell !== '')
          ?.slice(0, TEXT_MAX) ?? '',
      field: columns.fields[index] ?? null,
    })),
    columnsProblem,
    ignoredColumns: columns.ignored.filter((heading) => heading !== headings[classes.index]),
    encoding: file.encoding,
    dateOrder: unclear > 0 ? dateOrder : null,
    dateOrderSource: unclear === 0 || dateOrder === null ? null : shown === null ? 'choice' : 'file',
    unclearDates: dateOrder === null ? unclear : 0,
  };
}

/** A first line with an address in it is a user, so the columns have no headings. */
function withHeadings(header: CsvRow, rows: readonly CsvRow[]): { headings: string[]; rows: readonly CsvRow[] } {
  if (!header.cells.some(holdsAddress)) return { headings: header.cells.map((cell) => cleanText(cell).text), rows };
  return { headings: header.cells.map((_, index) => `Column ${index + 1}`), rows: [header, ...rows] };
}

function holdsAddress(cell: string): boolean {
  return cell.split(/\s+/).some((word) => {
    const at = word.indexOf('@', 1);
    return at !== -1 && word.lastIndexOf('.', word.length - 2) > at + 1;
  });
}

function cellOf({ cells }: CsvRow, { fields }: Columns, field: ImportField): string {
  const index = fields.indexOf(field);
  return index < 0 ? '' : withoutGuard(cells[index] ?? '').trim();
}

interface RowContext {
  readonly columns: Columns;
  readonly classes: ClassColumn;
  readonly date: ReadDate | undefined;
  readonly dateOrder: DateOrder | null;
  readonly clock: { now: Date; timeZone: string };
}

function readRow(row: CsvRow, { columns, classes, date, dateOrder, clock }: RowContext): UserRow {
  const cell = (field: ImportField) => cellOf(row, columns, field);
  const names = readNames(cell);
  const email = readEmail(cell('email'));
  const role_text = cell('role');
  const role = readRole(role_text);
  const expires_text = cleanText(cell('expires_at')).text.slice(0, TEXT_MAX);
  const expiry = readExpiry(expires_text, { date, dateOrder, clock });
  const hasMore = row.cells.slice(columns.fields.length).some((extra) => extra !== '');
  return {
    line: row.line,
    firstName: names.firstName,
    lastName: names.lastName,
    email: email.email,
    role: role ?? 'learner',
    role_text,
    expires_at: expiry.day,
    expires_text,
    className: cleanText(withoutGuard(row.cells[classes.index] ?? '').replaceAll(/\s+/g, ' ')).text,
    problems: [
      ...names.problems,
      ...email.problems,
      ...(role === null ? ['Role must be Learner, Teacher or Administrator'] : []),
      ...expiry.problems,
      ...(hasMore
        ? ['The line has more columns than the first line. Put a cell with a comma or semicolon in quotation marks']
        : []),
    ],
    inactive: inactiveBecause(cell),
    remarks: [...names.remarks, ...email.remarks],
  };
}

interface ReadNames {
  readonly firstName: string;
  readonly lastName: string;
  readonly problems: readonly string[];
  readonly remarks: readonly string[];
}

/** A single name becomes the first name. So does a full name in one cell: its parts are not guessed. */
function readNames(cell: (field: ImportField) => string): ReadNames {
  const [last = '', ...rest] = cell('lastNameFirst').split(',');
  const split = rest.length === 1 ? { first: rest[0] ?? '', last } : null;
  const first = cleanText(cell('firstName') || split?.first || cell('fullName') || cell('lastNameFirst'));
  const second = cleanText(cell('lastName') || (cell('firstName') === '' ? (split?.last ?? '') : ''));
  const isLastAlone = first.text === '' && second.text !== '';
  const firstName = isLastAlone ? second.text : first.text;
  const lastName = isLastAlone ? '' : second.text;
  const checks = [personSchema.shape.firstName.safeParse(firstName), optionalLastNameSchema.safeParse(lastName)];
  return {
    firstName,
    lastName,
    problems: checks.flatMap(({ error }) => error?.issues.map(({ message }) => message) ?? []),
    remarks: [...removedFrom('First name', first.removed), ...removedFrom('Last name', second.removed)],
  };
}

function readExpiry(
  text: string,
  { date, dateOrder, clock }: Pick<RowContext, 'clock' | 'date' | 'dateOrder'>,
): { readonly day: string | null; readonly problems: readonly string[] } {
  if (text === '' || date === undefined) return { day: null, problems: [] };
  if (date.kind === 'none')
    return { day: null, problems: [`Expires is “${text}”: it must be a date such as 2026-11-30`] };
  if (date.kind === 'unclear' && dateOrder === null)
    return { day: null, problems: [`Expires is ${date.dmy} or ${date.mdy}: choose the order of day and month`] };
  const day = date.kind === 'day' ? date.day : dateOrder === 'dmy' ? date.dmy : date.mdy;
  return { day, problems: isPastDay(day, clock) ? ['Expires is a date in the past'] : [] };
}

const ROLES: ReadonlyMap<string, Role> = new Map([
  ...['', 'learner', 'student', 'user', 'học viên', 'học sinh', 'sinh viên'].map((name) => [name, 'learner'] as const),
  ...[
    'teacher',
    'editingteacher',
    'non-editing teacher',
    'tutor',
    'instructor',
    'lecturer',
    'giáo viên',
    'giảng viên',
  ].map((name) => [name, 'teacher'] as const),
  ...['admin', 'administrator', 'quản trị', 'quản trị viên'].map((name) => [name, 'admin'] as const),
]);

function readRole(text: string): Role | null {
  return ROLES.get(text.normalize('NFC').toLowerCase()) ?? null;
}

const ACTIVE = new Set(['', 'active', 'enabled', 'user', 'student', 'hoạt động', 'đang hoạt động', 'đang học']);
const NOT_SUSPENDED = new Set(['', '0', 'no', 'false', 'không']);

function inactiveBecause(cell: (field: ImportField) => string): string | null {
  const [status, suspended] = [cell('status'), cell('suspended')];
  const plain = (text: string) => text.normalize('NFC').toLowerCase();
  if (!ACTIVE.has(plain(status))) return `Status is “${status}”: only active users are added`;
  return NOT_SUSPENDED.has(plain(suspended)) ? null : 'The user is suspended or deleted: only active users are added';
}

function withRepetitions(rows: readonly UserRow[]): readonly UserRow[] {
  const lines = new Map<string, number>();
  return rows.map((row) => {
    if (row.email === '') return row;
    const key = `${row.email}\n${row.className}`.toLowerCase();
    const first = lines.get(key);
    if (first === undefined) lines.set(key, row.line);
    else {
      const problem = `Line ${first} has the same email${row.className === '' ? '' : ' and class'}`;
      return { ...row, problems: [...row.problems, problem] };
    }
    return row;
  });
}
