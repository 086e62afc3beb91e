import type { UserImport } from '@bandwise/api-contract/admin';
import type { ErrorIssue } from '@bandwise/api-contract/common';
import type { Transaction } from 'kysely';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { Schema } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { Caller } from '../../../http/handler.ts';
import {
  addInvitedAccounts,
  hashOfNoPassword,
  isUnconfirmed,
  sendClaimLink,
  sendInvitations,
} from '../../account/account.ts';
import { nameInAudit, recordAudit } from '../../audit/audit.ts';
import { findKnownUsers, type KnownUser } from '../users.repo.ts';
import { readUserRows, type ImportChoices, type ReadUsers, type UserRow } from './read-user-rows.ts';

/** The preview of an import that an administrator confirms. Changes nothing. */
export async function previewImport(deps: Deps, file: Uint8Array, choices: ImportChoices): Promise<UserImport> {
  const read = readFile(deps, file, choices);
  return present(read, { usersByEmail: await findKnownUsers(deps.db, emailsOf(read.rows)) });
}

/**
 * Adds all new users of the file and mails each a link to set a password, in one transaction. Skips rows with problems. Existing users do
 * not change; unconfirmed ones get a mail with a link that sets a new password.
 */
export async function importUsers(
  deps: Deps,
  caller: Caller,
  { file, choices }: { readonly file: Uint8Array; readonly choices: ImportChoices },
): Promise<UserImport> {
  const read = readFile(deps, file, choices);
  if (read.columnsProblem !== null) throw refusal([{ path: 'columns', message: read.columnsProblem }]);
  const at = deps.now();
  const password_hash = await hashOfNoPassword();
  const { known, invitations } = await inTransaction(deps.db, { by: caller.id }, async (trx) => {
    const before = await findKnownUsers(trx, emailsOf(read.rows));
    const newRows = read.rows.filter((row) => statusOf(row, before) === 'new');
    const accounts = newRows.map(({ firstName, lastName, email, role, expires_at }) => ({
      first_name: firstName,
      last_name: lastName,
      email,
      role,
      expires_at,
      password_hash,
      created_at: at,
      // Confirmed: the administrator vouches for the address, and only a mailed link opens the account.
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
    // A user added by a concurrent call is not added again.
    return { known: await knownBesides(trx, read.rows, added), invitations: added };
  });
  deps.background.run(() => sendInvitations(deps, caller, invitations));
  const good = read.rows.filter((row) => statusOf(row, known) === 'unconfirmed');
  deps.background.run(() =>
    sendClaimLinks(
      deps,
      good.flatMap(({ email }) => known.get(email.toLowerCase()) ?? []),
    ),
  );
  return present(read, { usersByEmail: known });
}

async function knownBesides(
  trx: Transaction<Schema>,
  rows: readonly UserRow[],
  added: Awaited<ReturnType<typeof addInvitedAccounts>>,
): Promise<ReadonlyMap<string, KnownUser>> {
  const mine = new Set(added.map(({ account }) => account.email.toLowerCase()));
  return findKnownUsers(
    trx,
    emailsOf(rows).filter((email) => !mine.has(email)),
  );
}

/** Mails the links one after the other. @throws after all attempts, if a mail failed. */
async function sendClaimLinks(deps: Deps, known: readonly KnownUser[]): Promise<void> {
  const causes: unknown[] = [];
  for (const user of known)
    if (isUnconfirmed(user) && user.status === 'active')
      await sendClaimLink(deps, user).catch((error: unknown) => causes.push(error));
  if (causes.length > 0) throw new AggregateError(causes, `${causes.length} links could not be sent`);
}

type Read = Extract<ReadUsers, { ok: true }>;

function readFile({ config, now }: Deps, file: Uint8Array, choices: ImportChoices): Read {
  const read = readUserRows(file, { now: now(), timeZone: config.timeZone }, choices);
  if (read.ok) return read;
  const { line, message } = read.problem;
  throw refusal([{ path: line === null ? 'file' : `line ${line}`, message: atLine(line, message) }]);
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

type PresentedRow = UserImport['rows'][number];

function statusOf(
  { email, inactive, problems }: UserRow,
  known: ReadonlyMap<string, KnownUser>,
): PresentedRow['status'] {
  if (problems.length > 0) return 'invalid';
  const user = known.get(email.toLowerCase());
  if (!user) return inactive === null ? 'new' : 'invalid';
  return isUnconfirmed(user) ? 'unconfirmed' : 'existing';
}

function present(read: Read, { usersByEmail }: { readonly usersByEmail: ReadonlyMap<string, KnownUser> }): UserImport {
  const rows = read.rows.map((row): PresentedRow => {
    const { inactive, problems, remarks, ...fields } = row;
    const isAdded = !usersByEmail.has(row.email.toLowerCase());
    return {
      ...fields,
      status: statusOf(row, usersByEmail),
      problems: [...problems, ...(isAdded && inactive !== null ? [inactive] : [])],
      remarks: [...remarks],
    };
  });
  const count = (status: PresentedRow['status']) => rows.filter((row) => row.status === status).length;
  return {
    counts: {
      new: count('new'),
      existing: count('existing'),
      unconfirmed: count('unconfirmed'),
      invalid: count('invalid'),
    },
    columns: [...read.columns],
    columns_problem: read.columnsProblem,
    ignored_columns: [...read.ignoredColumns],
    encoding: read.encoding,
    date_order: read.dateOrder,
    date_order_source: read.dateOrderSource,
    unclear_dates: read.unclearDates,
    rows,
  };
}
