import type { ClassImport } from '@bandwise/api-contract/admin';
import { inTransaction } from '../../db/in-transaction.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Caller } from '../../http/handler.ts';
import { addInvitedAccounts, hashOfNoPassword, sendInvitations } from '../account/account.ts';
import { nameInAudit, recordAudit } from '../audit/audit.ts';
import { requireClass } from '../rights/rights.ts';
import { readUserRows, type UserRow } from '../users/users.ts';
import { findAccounts, findMembers, insertMembers, lockClass, type AccountRow } from './classes.repo.ts';
import {
  inviteByMail,
  record,
  refuseArchived,
  refuseFull,
  spendInvitations,
  type ClassContext,
} from './classes.service.ts';

type Status = ClassImport['rows'][number]['status'];
type ImportContext = ClassContext & Parameters<typeof sendInvitations>[0];

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
  const read = readFile(context, file);
  const accountsOfClass = await knownIn(context.db, id, read.rows);
  return present(read, (row) => statusOf(row, accountsOfClass, caller));
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
  const read = readFile(context, file);
  if (read.columnsProblem !== null) throw refusal('columns', read.columnsProblem);
  refuseArchived(await requireClass(context.db, caller, id));
  const knownNow = await knownIn(context.db, id, read.rows);
  const toInvite = read.rows.filter((row) => statusOf(row, knownNow, caller) === 'invited');
  await spendInvitations(context, caller, toInvite.length);
  const at = context.now();
  const password_hash = await hashOfNoPassword();
  const { accountsOfClass, invitations } = await inTransaction(context.db, { by: caller.id }, async (trx) => {
    await lockClass(trx, id);
    const row = await requireClass(trx, caller, id);
    const before = await knownIn(trx, id, read.rows);
    const inState = (status: Status) => read.rows.filter((one) => statusOf(one, before, caller) === status);
    const added = inState('added').flatMap(({ email }) => before.accounts.get(email.toLowerCase())?.id ?? []);
    const accounts = await addInvitedAccounts(
      trx,
      context,
      inState('new').map(({ firstName, lastName, email, expires_at }) => ({
        first_name: firstName,
        last_name: lastName,
        email,
        role: 'learner' as const,
        expires_at,
        password_hash,
        created_at: at,
        // Confirmed: only the mailed link opens the account.
        email_confirmed_at: at,
      })),
    );
    const ids = [...added, ...accounts.map(({ account }) => account.id)];
    await refuseFull(trx, row, ids.length);
    await insertMembers(trx, id, { ids, role: 'learner', at });
    for (const { account } of accounts)
      await recordAudit(trx, {
        at,
        actor: caller,
        action: 'user.import',
        targetType: 'user',
        targetId: account.id,
        name: nameInAudit(account),
      });
    if (ids.length > 0) await record(trx, { caller, at, row, action: 'class.add_members', note: `${ids.length}` });
    return { accountsOfClass: before, invitations: accounts };
  });
  context.background.run(() => sendInvitations(context, caller, invitations));
  const invited = read.rows
    .filter((row) => statusOf(row, accountsOfClass, caller) === 'invited')
    .map(({ email }) => email);
  await inviteByMail(context, caller, { id, emails: invited, accounts: accountsOfClass.accounts });
  return present(read, (row) => statusOf(row, accountsOfClass, caller));
}

type Read = Extract<ReturnType<typeof readUserRows>, { ok: true }>;

function readFile({ config, now }: ImportContext, file: Uint8Array): Read {
  const read = readUserRows(file, { now: now(), timeZone: config.timeZone });
  if (read.ok) return read;
  const { line, message } = read.problem;
  throw line === null ? refusal('file', message) : refusal(`line ${line}`, `Line ${line}: ${message}`);
}

function refusal(path: string, message: string): AppError {
  return new AppError('validation_failed', message, { issues: [{ path, message }] });
}

interface Known {
  readonly accounts: ReadonlyMap<string, AccountRow>;
  readonly members: ReadonlySet<string>;
}

async function knownIn(db: ClassContext['db'], id: string, rows: readonly UserRow[]): Promise<Known> {
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

function present({ rows, columnsProblem, ignoredColumns }: Read, statusOfRow: (row: UserRow) => Status): ClassImport {
  const presented = rows.map((row) => {
    const status = statusOfRow(row);
    const { line, firstName, lastName, email, problems, remarks, inactive } = row;
    const why = status === 'invalid' && problems.length === 0 && inactive !== null ? [inactive] : [];
    return { line, status, firstName, lastName, email, problems: [...problems, ...why], remarks: [...remarks] };
  });
  const count = (status: Status) => presented.filter((row) => row.status === status).length;
  return {
    counts: {
      new: count('new'),
      added: count('added'),
      invited: count('invited'),
      member: count('member'),
      invalid: count('invalid'),
    },
    columns_problem: columnsProblem,
    ignored_columns: [...ignoredColumns],
    rows: presented,
  };
}
