import type { ClassImport } from '@bandwise/api-contract/admin';
import { sql, type Transaction } from 'kysely';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { Schema } from '../../../db/schema.ts';
import type { Caller } from '../../../http/handler.ts';
import { sendInvitations } from '../../account/account.ts';
import { requireClass } from '../../rights/rights.ts';
import { prepareImportedAccounts, readImport, refuseUnclearColumns } from '../../users/users.ts';
import { insertMembers, lockClasses, type ClassRow } from '../classes.repo.ts';
import { createClassWithin, makeNewCode, record, refuseArchived, repeatOnTakenCode } from '../classes.service.ts';
import { mailInvitations, spendInvitations, type InvitingContext } from '../invitations.ts';
import { refuseFull } from '../members.service.ts';
import {
  planImport,
  presentPlan,
  targetsOf,
  type ImportPlan,
  type PlannedRow,
  type TargetClass,
} from './plan-import.ts';

type ImportContext = InvitingContext & Parameters<typeof sendInvitations>[0];

interface FileOfLearners {
  /** The class of all rows. Absent: each row names its class. */
  readonly id?: string;
  readonly file: Uint8Array;
}

/** Shows the effect of a file of learners. Changes nothing. @throws 404, 422 for a file that is not a table */
export async function previewLearners(
  context: ImportContext,
  caller: Caller,
  { file, ...target }: FileOfLearners,
): Promise<ClassImport> {
  if (target.id !== undefined) await requireClass(context.db, caller, target.id);
  const read = readImport(context, file, { hasClasses: target.id === undefined });
  return presentPlan(read, { plan: await planImport(context.db, caller, { ...target, rows: read.rows }), caller });
}

/**
 * Adds the learners of a file to their classes in one transaction. New addresses get an account and an invitation; existing accounts are
 * added by administrators and invited by teachers. Classes that do not exist are created. A repeated import changes nothing.
 * @throws 404, 422, class_full
 */
export async function importLearners(
  context: ImportContext,
  caller: Caller,
  { file, ...target }: FileOfLearners,
): Promise<ClassImport> {
  const read = readImport(context, file, { hasClasses: target.id === undefined });
  refuseUnclearColumns(read);
  if (target.id !== undefined) refuseArchived(await requireClass(context.db, caller, target.id));
  const input = { ...target, rows: read.rows };
  const before = await planImport(context.db, caller, input);
  await spendInvitations(context, caller, before.rows.filter(({ action }) => action === 'invite').length);
  const addAccounts = await prepareImportedAccounts(context, caller);
  const done = await repeatOnTakenCode(() =>
    inTransaction(context.db, { by: caller.id }, async (trx) => {
      // Two concurrent imports would both create a missing class.
      if (target.id === undefined) await sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`.execute(trx);
      await lockClasses(
        trx,
        targetsOf(before).flatMap(({ row }) => row?.id ?? []),
      );
      const plan = await planImport(trx, caller, input);
      const invitations = await addAccounts(trx, newLearners(plan));
      const accounts = [...plan.accounts.values(), ...invitations.map(({ account }) => account)];
      const userIds = new Map(accounts.map(({ id, email }) => [email.toLowerCase(), id]));
      const rowsOf = Map.groupBy(plan.rows, (planned) => planned.target);
      const mailings = [];
      for (const one of targetsOf(plan)) {
        const learners = { rows: rowsOf.get(one) ?? [], userIds, at: context.now() };
        mailings.push(await fillClass(trx, caller, { of: one, ...learners }));
      }
      return { plan, invitations, mailings };
    }),
  );
  context.background.run(() => sendInvitations(context, caller, done.invitations));
  for (const { row, emails } of done.mailings)
    if (emails.length > 0) mailInvitations(context, caller, { row, emails, accounts: done.plan.accounts });
  return presentPlan(read, { plan: done.plan, caller });
}

/** The key of the advisory lock of imports that create classes. */
const IMPORT_LOCK = 7_240_036;

function newLearners({ rows }: ImportPlan) {
  return rows
    .filter(({ action }) => action === 'create')
    .map(({ row: { firstName, lastName, email, expires_at } }) => ({
      firstName,
      lastName,
      email,
      expires_at,
      role: 'learner' as const,
    }));
}

interface ClassLearners {
  readonly of: TargetClass;
  readonly rows: readonly PlannedRow[];
  /** Accounts by address in lower case. */
  readonly userIds: ReadonlyMap<string, string>;
  readonly at: Date;
}

/** Adds the learners of one class. @returns the class with the addresses to invite. @throws class_full */
async function fillClass(
  trx: Transaction<Schema>,
  caller: Caller,
  { of, rows, userIds, at }: ClassLearners,
): Promise<{ readonly row: ClassRow; readonly emails: readonly string[] }> {
  let row = of.row ?? (await createClassWithin(trx, caller, { name: of.name, at }));
  const emails = rows.filter(({ action }) => action === 'invite').map(({ row: { email } }) => email);
  if (emails.length > 0 && row.join_code === null) row = await makeNewCode(trx, caller, { row, at });
  const ids = rows
    .filter(({ action }) => action === 'add' || action === 'create')
    .flatMap(({ row: { email } }) => userIds.get(email.toLowerCase()) ?? []);
  await refuseFull(trx, row, ids.length);
  await insertMembers(trx, row.id, { ids, role: 'learner', at });
  if (ids.length > 0) await record(trx, { caller, at, row, action: 'class.add_members', note: `${ids.length}` });
  return { row, emails };
}
