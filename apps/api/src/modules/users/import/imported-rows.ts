import type { ErrorIssue } from '@bandwise/api-contract/common';
import type { Transaction } from 'kysely';
import type { Schema } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { Caller } from '../../../http/handler.ts';
import { addInvitedAccounts, hashOfNoPassword } from '../../account/account.ts';
import { nameInAudit, recordAudit } from '../../audit/audit.ts';
import { readUserRows, type ImportChoices, type ReadUsers, type UserRow } from './read-user-rows.ts';

export type ReadableFile = Extract<ReadUsers, { ok: true }>;

/** Reads an uploaded file of people. @throws 422 with the line at which the file is not a table */
export function readImport(
  { config, now }: Pick<Deps, 'config' | 'now'>,
  file: Uint8Array,
  choices: ImportChoices = {},
): ReadableFile {
  const read = readUserRows(file, { now: now(), timeZone: config.timeZone }, choices);
  if (read.ok) return read;
  const { line, message } = read.problem;
  throw line === null
    ? refusal({ path: 'file', message })
    : refusal({ path: `line ${line}`, message: `Line ${line}: ${message}` });
}

/** @throws 422 if the meaning of the columns is not clear */
export function refuseUnclearColumns({ columnsProblem: message }: Pick<ReadableFile, 'columnsProblem'>): void {
  if (message !== null) throw refusal({ path: 'columns', message });
}

function refusal(issue: ErrorIssue): AppError {
  return new AppError('validation_failed', issue.message, { issues: [issue] });
}

type NewPerson = Pick<UserRow, 'email' | 'expires_at' | 'firstName' | 'lastName' | 'role'>;

/**
 * Returns a function that adds accounts for rows of a file, with an audit entry each. It omits addresses that have an account. The function
 * returns the invitations to mail.
 */
export async function prepareImportedAccounts(deps: Pick<Deps, 'now'>, caller: Caller) {
  const password_hash = await hashOfNoPassword();
  const at = deps.now();
  return async (trx: Transaction<Schema>, people: readonly NewPerson[]) => {
    const accounts = people.map(({ firstName, lastName, email, role, expires_at }) => ({
      first_name: firstName,
      last_name: lastName,
      email,
      role,
      expires_at,
      password_hash,
      created_at: at,
      // Confirmed: the caller vouches for the address, and only a mailed link opens the account.
      email_confirmed_at: at,
    }));
    const added = await addInvitedAccounts(trx, deps, accounts);
    await recordAudit(
      trx,
      ...added.map(({ account }) => ({
        at,
        actor: caller,
        action: 'user.import' as const,
        targetType: 'user',
        targetId: account.id,
        name: nameInAudit(account),
      })),
    );
    return added;
  };
}

/** The reasons why a row is not imported. An inactive user is no problem if there is an account already. */
export function problemsOfRow({ problems, inactive }: UserRow, hasAccount: boolean): string[] {
  return [...problems, ...(hasAccount || inactive === null ? [] : [inactive])];
}

/** The number of rows in each status. */
export function countByStatus<Status extends string>(
  rows: readonly { readonly status: Status }[],
  statuses: readonly Status[],
): Record<Status, number> {
  const counts = Object.fromEntries(statuses.map((status) => [status, 0])) as Record<Status, number>;
  for (const { status } of rows) counts[status] += 1;
  return counts;
}
