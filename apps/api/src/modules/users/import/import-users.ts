import type { UserImport } from '@bandwise/api-contract/admin';
import type { ErrorIssue } from '@bandwise/api-contract/common';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { Caller } from '../../../http/handler.ts';
import { addInvitedAccounts, hashOfNoPassword, sendInvitations } from '../../account/account.ts';
import { nameInAudit, recordAudit } from '../../audit/audit.ts';
import { findKnownEmails } from '../users.repo.ts';
import { readUserRows, type ReadUsers, type UserRow } from './read-user-rows.ts';

/** What an import would do: the preview that an administrator confirms. Changes nothing. */
export async function previewImport(deps: Deps, file: Uint8Array): Promise<UserImport> {
  const read = readFile(deps, file);
  return present(read, await findKnownEmails(deps.db, emailsOf(read.rows)));
}

/**
 * Adds every user of the file who is not there yet, all or none, and mails each a link to set a password. Whoever is
 * there already stays as they are.
 */
export async function importUsers(deps: Deps, caller: Caller, file: Uint8Array): Promise<UserImport> {
  const read = readFile(deps, file);
  refuseProblems(read.rows);
  const at = deps.now();
  const password_hash = await hashOfNoPassword();
  const { known, invitations } = await inTransaction(deps.db, { by: caller.id }, async (trx) => {
    const before = await findKnownEmails(trx, emailsOf(read.rows));
    const accounts = read.rows.filter(isNew(before)).map(({ firstName, lastName, email, role, expires_at }) => ({
      first_name: firstName,
      last_name: lastName,
      email,
      role,
      expires_at,
      password_hash,
      created_at: at,
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
    // Whoever was added by somebody else at this very moment is not added again.
    const mine = new Set(added.map(({ account }) => account.email.toLowerCase()));
    const theirs = emailsOf(read.rows).filter((email) => !mine.has(email));
    return { known: new Set(theirs), invitations: added };
  });
  deps.background.run(() => sendInvitations(deps, caller, invitations));
  return present(read, known);
}

type Read = Extract<ReadUsers, { ok: true }>;

function readFile({ config, now }: Deps, file: Uint8Array): Read {
  const read = readUserRows(file, { now: now(), timeZone: config.timeZone });
  if (read.ok) return read;
  const { line, message } = read.problem;
  throw refusal([{ path: line === null ? 'file' : `line ${line}`, message: atLine(line, message) }]);
}

function refuseProblems(rows: readonly UserRow[]): void {
  const issues = rows.flatMap(({ line, problems }) =>
    problems.map((problem) => ({ path: `line ${line}`, message: atLine(line, problem) })),
  );
  if (issues.length > 0) throw refusal(issues);
}

function atLine(line: number | null, message: string): string {
  return line === null ? message : `Line ${line}: ${message}`;
}

function refusal(issues: readonly ErrorIssue[]): AppError {
  return new AppError('validation_failed', issues[0]?.message ?? 'The file cannot be read.', { issues });
}

function emailsOf(rows: readonly UserRow[]): string[] {
  return rows.map(({ email }) => email.toLowerCase());
}

const isNew = (known: ReadonlySet<string>) => (row: UserRow) => !known.has(row.email.toLowerCase());

type PresentedRow = UserImport['rows'][number];

function present({ rows, ignoredColumns }: Read, known: ReadonlySet<string>): UserImport {
  const presented = rows.map((row): PresentedRow => {
    const { line, firstName, lastName, email, role, role_text, problems } = row;
    const status = problems.length > 0 ? 'invalid' : isNew(known)(row) ? 'new' : 'existing';
    return { line, status, firstName, lastName, email, role, role_text, problems: [...problems] };
  });
  const count = (status: PresentedRow['status']) => presented.filter((row) => row.status === status).length;
  return {
    counts: { new: count('new'), existing: count('existing'), invalid: count('invalid') },
    ignored_columns: [...ignoredColumns],
    rows: presented,
  };
}
