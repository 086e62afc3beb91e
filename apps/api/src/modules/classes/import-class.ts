import { IMPORTED_STATUSES, type ClassImport } from '@bandwise/api-contract/admin';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Caller } from '../../http/handler.ts';
import { sendInvitations } from '../account/account.ts';
import { requireClass } from '../rights/rights.ts';
import {
  countByStatus,
  prepareImportedAccounts,
  problemsOfRow,
  readImport,
  refuseUnclearColumns,
  type ReadableFile,
  type UserRow,
} from '../users/users.ts';
import { findAccounts, findMembers, insertMembers, lockClass, type AccountRow } from './classes.repo.ts';
import { record, refuseArchived } from './classes.service.ts';
import { inviteByMail, spendInvitations, type InvitingContext } from './invitations.ts';
import { refuseFull } from './members.service.ts';

type Status = ClassImport['rows'][number]['status'];
type ImportContext = InvitingContext & Parameters<typeof sendInvitations>[0];

interface FileOfClass {
  readonly id: string;
  readonly file: Uint8Array;
}

/** Shows the effect of a file on a class. Changes nothing. @throws 404, 422 for a file that is not a table */
export async function previewClassImport(
  context: ImportContext,
  caller: Caller,
  { id, file }: FileOfClass,
): Promise<ClassImport> {
  await requireClass(context.db, caller, id);
  const read = readImport(context, file);
  const accountsOfClass = await knownIn(context.db, id, read.rows);
  return present(read, { before: accountsOfClass, caller });
}

/**
 * Adds the learners of a file to a class in one transaction: new addresses get an account and an invitation; existing accounts are added by
 * administrators and invited by teachers. A repeated import changes nothing.
 * @throws 404, 422, class_full
 */
export async function importClass(
  context: ImportContext,
  caller: Caller,
  { id, file }: FileOfClass,
): Promise<ClassImport> {
  const read = readImport(context, file);
  refuseUnclearColumns(read);
  refuseArchived(await requireClass(context.db, caller, id));
  const knownNow = await knownIn(context.db, id, read.rows);
  const toInvite = read.rows.filter((row) => statusOf(row, knownNow, caller) === 'invited');
  await spendInvitations(context, caller, toInvite.length);
  const at = context.now();
  const addAccounts = await prepareImportedAccounts(context, caller);
  const { accountsOfClass, invitations } = await inTransaction(context.db, { by: caller.id }, async (trx) => {
    await lockClass(trx, id);
    const row = await requireClass(trx, caller, id);
    const before = await knownIn(trx, id, read.rows);
    const inState = (status: Status) => read.rows.filter((one) => statusOf(one, before, caller) === status);
    const added = inState('added').flatMap(({ email }) => before.accounts.get(email.toLowerCase())?.id ?? []);
    const accounts = await addAccounts(
      trx,
      inState('new').map(({ firstName, lastName, email, expires_at }) => ({
        firstName,
        lastName,
        email,
        expires_at,
        role: 'learner' as const,
      })),
    );
    const ids = [...added, ...accounts.map(({ account }) => account.id)];
    await refuseFull(trx, row, ids.length);
    await insertMembers(trx, id, { ids, role: 'learner', at });
    if (ids.length > 0) await record(trx, { caller, at, row, action: 'class.add_members', note: `${ids.length}` });
    return { accountsOfClass: before, invitations: accounts };
  });
  context.background.run(() => sendInvitations(context, caller, invitations));
  const invited = read.rows
    .filter((row) => statusOf(row, accountsOfClass, caller) === 'invited')
    .map(({ email }) => email);
  await inviteByMail(context, caller, { id, emails: invited, accounts: accountsOfClass.accounts });
  return present(read, { before: accountsOfClass, caller });
}

interface Known {
  readonly accounts: ReadonlyMap<string, AccountRow>;
  readonly members: ReadonlySet<string>;
}

async function knownIn(db: InvitingContext['db'], id: string, rows: readonly UserRow[]): Promise<Known> {
  const accounts = await findAccounts(
    db,
    rows.map(({ email }) => email),
  );
  return { accounts, members: new Set((await findMembers(db, id)).map((member) => member.id)) };
}

function statusOf({ email, inactive, problems }: UserRow, { accounts, members }: Known, caller: Caller): Status {
  if (problems.length > 0) return 'invalid';
  const account = accounts.get(email.toLowerCase());
  if (!account) return inactive === null ? 'new' : 'invalid';
  if (members.has(account.id)) return 'member';
  return caller.role === 'admin' ? 'added' : 'invited';
}

function present(
  { rows, columnsProblem, ignoredColumns }: ReadableFile,
  { before, caller }: { readonly before: Known; readonly caller: Caller },
): ClassImport {
  const presented = rows.map((row) => {
    const { line, firstName, lastName, email, remarks } = row;
    const problems = problemsOfRow(row, before.accounts.has(email.toLowerCase()));
    return { line, status: statusOf(row, before, caller), firstName, lastName, email, problems, remarks: [...remarks] };
  });
  return {
    counts: countByStatus(presented, IMPORTED_STATUSES),
    columns_problem: columnsProblem,
    ignored_columns: [...ignoredColumns],
    rows: presented,
  };
}
