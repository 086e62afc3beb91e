import type { UserImport } from '@bandwise/api-contract/admin';
import type { Transaction } from 'kysely';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { Schema } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../http/handler.ts';
import { isUnconfirmed, sendClaimLink, sendInvitations } from '../../account/account.ts';
import { findKnownUsers, type KnownUser } from '../users.repo.ts';
import {
  countByStatus,
  prepareImportedAccounts,
  problemsOfRow,
  readImport,
  refuseUnclearColumns,
  type ReadableFile,
} from './imported-rows.ts';
import type { ImportChoices, UserRow } from './read-user-rows.ts';

/** The preview of an import that an administrator confirms. Changes nothing. */
export async function previewImport(deps: Deps, file: Uint8Array, choices: ImportChoices): Promise<UserImport> {
  const read = readImport(deps, file, choices);
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
  const read = readImport(deps, file, choices);
  refuseUnclearColumns(read);
  const addAccounts = await prepareImportedAccounts(deps, caller);
  const { known, invitations } = await inTransaction(deps.db, { by: caller.id }, async (trx) => {
    const before = await findKnownUsers(trx, emailsOf(read.rows));
    const newRows = read.rows.filter((row) => statusOf(row, before) === 'new');
    const added = await addAccounts(trx, newRows);
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
  added: Parameters<typeof sendInvitations>[2],
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

const STATUSES = ['new', 'existing', 'unconfirmed', 'invalid'] as const satisfies readonly PresentedRow['status'][];

function present(
  read: ReadableFile,
  { usersByEmail }: { readonly usersByEmail: ReadonlyMap<string, KnownUser> },
): UserImport {
  const rows = read.rows.map((row): PresentedRow => {
    const { className: _className, inactive: _inactive, problems: _problems, remarks, ...fields } = row;
    return {
      ...fields,
      status: statusOf(row, usersByEmail),
      problems: problemsOfRow(row, usersByEmail.has(row.email.toLowerCase())),
      remarks: [...remarks],
    };
  });
  return {
    counts: countByStatus(rows, STATUSES),
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
