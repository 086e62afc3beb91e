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
import { readUserRows, type ReadUsers, type UserRow } from './read-user-rows.ts';

/** What an import would do: the preview that an administrator confirms. Changes nothing. */
export async function previewImport(deps: Deps, file: Uint8Array): Promise<UserImport> {
  const read = readFile(deps, file);
  return present(read, await findKnownUsers(deps.db, emailsOf(read.rows)));
}

/**
 * Adds every user of the file who is not there yet, all or none, and mails each a link to set a password. Users who are
 * there already stay the same. Of those whose address is not confirmed, the owner is mailed a link that sets a new
 * password.
 */
export async function importUsers(deps: Deps, caller: Caller, file: Uint8Array): Promise<UserImport> {
  const read = readFile(deps, file);
  refuseProblems(read.rows);
  const at = deps.now();
  const password_hash = await hashOfNoPassword();
  const { known, invitations } = await inTransaction(deps.db, { by: caller.id }, async (trx) => {
    const before = await findKnownUsers(trx, emailsOf(read.rows));
    const accounts = read.rows.filter(isNew(before)).map(({ firstName, lastName, email, role, expires_at }) => ({
      first_name: firstName,
      last_name: lastName,
      email,
      role,
      expires_at,
      password_hash,
      created_at: at,
      // The administrator vouches for it; and nothing but a mailed link opens the account.
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
    // Who was added by another call at this moment is not added again.
    return { known: await knownBesides(trx, read.rows, added), invitations: added };
  });
  deps.background.run(() => sendInvitations(deps, caller, invitations));
  deps.background.run(() => sendClaimLinks(deps, [...known.values()]));
  return present(read, known);
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

/** Mails one after the other. @throws when some could not be sent, after all were tried. */
async function sendClaimLinks(deps: Deps, known: readonly KnownUser[]): Promise<void> {
  const causes: unknown[] = [];
  for (const user of known)
    if (isUnconfirmed(user) && user.status === 'active')
      await sendClaimLink(deps, user).catch((error: unknown) => causes.push(error));
  if (causes.length > 0) throw new AggregateError(causes, `${causes.length} links could not be sent`);
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

const isNew = (known: ReadonlyMap<string, KnownUser>) => (row: UserRow) => !known.has(row.email.toLowerCase());

type PresentedRow = UserImport['rows'][number];

function statusOf({ email, problems }: UserRow, known: ReadonlyMap<string, KnownUser>): PresentedRow['status'] {
  if (problems.length > 0) return 'invalid';
  const user = known.get(email.toLowerCase());
  if (!user) return 'new';
  return isUnconfirmed(user) ? 'unconfirmed' : 'existing';
}

function present({ rows, ignoredColumns }: Read, known: ReadonlyMap<string, KnownUser>): UserImport {
  const presented = rows.map((row): PresentedRow => {
    const { line, firstName, lastName, email, role, role_text, problems } = row;
    return { line, status: statusOf(row, known), firstName, lastName, email, role, role_text, problems: [...problems] };
  });
  const count = (status: PresentedRow['status']) => presented.filter((row) => row.status === status).length;
  return {
    counts: {
      new: count('new'),
      existing: count('existing'),
      unconfirmed: count('unconfirmed'),
      invalid: count('invalid'),
    },
    ignored_columns: [...ignoredColumns],
    rows: presented,
  };
}
