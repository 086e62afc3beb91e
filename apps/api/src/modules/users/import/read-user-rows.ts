import { dateSchema, isPastDay, personSchema, type Role } from '@bandwise/api-contract/common';
import { isEmailAddress } from '../../account/account.ts';
import type { CsvProblem } from '../../../platform/csv/decode-text.ts';
import { readCsv, type CsvRow } from '../../../platform/csv/read-csv.ts';
import { withoutGuard } from '../../../platform/csv/write-csv.ts';

/** Rows of one file. */
export const ROWS_MAX = 1000;

export interface UserRow {
  /** Where it begins in the file. */
  readonly line: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly role: Role;
  /** As it stands in the file. */
  readonly role_text: string;
  /** yyyy-MM-dd. */
  readonly expires_at: string | null;
  /** Why it can't be imported; empty: it can. */
  readonly problems: readonly string[];
}

export type ReadUsers =
  | { readonly ok: true; readonly rows: readonly UserRow[]; readonly ignoredColumns: readonly string[] }
  | { readonly ok: false; readonly problem: CsvProblem };

type Column = 'firstName' | 'lastName' | 'email' | 'role' | 'expires_at';

/** What a column may be called, letters and digits alone. */
const COLUMNS: ReadonlyMap<string, Column | 'exported'> = new Map(
  Object.entries({
    firstname: 'firstName',
    givenname: 'firstName',
    lastname: 'lastName',
    surname: 'lastName',
    familyname: 'lastName',
    email: 'email',
    emailaddress: 'email',
    role: 'role',
    expires: 'expires_at',
    expiresat: 'expires_at',
    expirydate: 'expires_at',
    // What an export says besides, and an import does not decide.
    status: 'exported',
    created: 'exported',
  } as const),
);

const REQUIRED = { firstName: 'First name', lastName: 'Last name', email: 'Email' } as const;
const HEADING = 'The first line names the columns: First name, Last name, Email, and if wanted Role and Expires.';

/** Reads a file of users, and says of each row what is wrong with it. */
export function readUserRows(bytes: Uint8Array, clock: { now: Date; timeZone: string }): ReadUsers {
  const file = readCsv(bytes, { rows: ROWS_MAX });
  if (!file.ok) return file;
  const columns = file.header.cells.map((cell) => COLUMNS.get(cell.toLowerCase().replaceAll(/[^a-z\d]/g, '')) ?? null);
  const problem = headingProblem(columns);
  if (problem !== null) return { ok: false, problem: { line: file.header.line, message: `${problem} ${HEADING}` } };
  if (file.rows.length === 0) return { ok: false, problem: { line: null, message: 'The file has no users.' } };
  return {
    ok: true,
    rows: withRepetitions(file.rows.map((row) => readRow(row, columns, clock))),
    ignoredColumns: file.header.cells.filter((cell, index) => columns[index] === null && cell !== ''),
  };
}

function headingProblem(columns: readonly (Column | 'exported' | null)[]): string | null {
  const missing = Object.entries(REQUIRED).flatMap(([column, name]) =>
    columns.some((one) => one === column) ? [] : [`“${name}”`],
  );
  if (missing.length > 0) return `There is no column ${missing.join(', ')}.`;
  const twice = columns.find(
    (column, index) => column !== null && column !== 'exported' && columns.indexOf(column) < index,
  );
  return twice === undefined ? null : 'A column is there twice.';
}

function readRow(
  { line, cells }: CsvRow,
  columns: readonly (Column | 'exported' | null)[],
  clock: { now: Date; timeZone: string },
): UserRow {
  const cell = (column: Column) => withoutGuard(cells[columns.indexOf(column)] ?? '').trim();
  const given = { firstName: cell('firstName'), lastName: cell('lastName'), email: cell('email') };
  const checked = personSchema.safeParse(given);
  const problems = checked.error?.issues.map(({ message }) => message) ?? [];
  if (given.email !== '' && !isEmailAddress(given.email)) problems.push('Email must be an e-mail address');
  const role_text = cell('role');
  const role = readRole(role_text);
  if (role === null) problems.push('Role must be Learner or Administrator');
  const expires_at = cell('expires_at') || null;
  if (expires_at !== null && !dateSchema.safeParse(expires_at).success)
    problems.push('Expires must be a date such as 2026-11-30');
  else if (expires_at !== null && isPastDay(expires_at, clock)) problems.push('Expires is a day that is over');
  if (cells.length > columns.length) problems.push('The line has more cells than the first one');
  return { line, ...given, role: role ?? 'learner', role_text, expires_at, problems };
}

function readRole(text: string): Role | null {
  const role = text.toLowerCase();
  if (role === '' || role === 'learner') return 'learner';
  return role === 'admin' || role === 'administrator' ? 'admin' : null;
}

function withRepetitions(rows: readonly UserRow[]): readonly UserRow[] {
  const lines = new Map<string, number>();
  return rows.map((row) => {
    const email = row.email.toLowerCase();
    const first = lines.get(email);
    if (first !== undefined) return { ...row, problems: [...row.problems, `Line ${first} has the same email`] };
    if (email !== '') lines.set(email, row.line);
    return row;
  });
}
