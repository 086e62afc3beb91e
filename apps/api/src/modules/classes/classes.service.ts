import type { AddedMembers, ClassBody, ClassMember } from '@bandwise/api-contract/admin';
import { TEACHING_LIMITS } from '@bandwise/domain/internal';
import type { Kysely, Transaction } from 'kysely';
import { isUniqueViolation } from '../../db/database-errors.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Schema } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Caller } from '../../http/handler.ts';
import { mailedLink } from '../../platform/mail/mailed-link.ts';
import { classInvitationMail } from '../../platform/mail/templates/class-invitation.ts';
import type { Throttle } from '../../platform/throttle/throttle.ts';
import { isEmailAddress } from '../account/account.ts';
import { recordAudit, type AuditAction } from '../audit/audit.ts';
import { requireClass } from '../rights/rights.ts';
import {
  deleteClass,
  deleteMember,
  findAccounts,
  findMembers,
  insertClass,
  insertMembers,
  lockClass,
  updateClass,
  type AccountRow,
  type ClassRow,
  type MemberRow,
} from './classes.repo.ts';
import { makeJoinCode } from './join-code.ts';

export type ClassContext = Pick<Deps, 'background' | 'config' | 'db' | 'mailer' | 'now'> & {
  /** Invitations that one teacher sends. */
  readonly invitations: Throttle;
  /** Invitations to one address for one class. */
  readonly invitationsOfAddress: Throttle;
};

type Trx = Transaction<Schema>;

export async function readClass(context: Pick<ClassContext, 'config'>, db: Kysely<Schema>, row: ClassRow) {
  return presentClass(context, row, await findMembers(db, row.id));
}

function presentClass(
  { config }: Pick<ClassContext, 'config'>,
  row: ClassRow,
  members: readonly MemberRow[],
): ClassBody {
  const of = (role: MemberRow['role']) => members.filter((one) => one.role === role).map(presentMember);
  return {
    id: row.id,
    name: row.name,
    archived: row.archived_at !== null,
    may_leave: row.may_leave,
    join_code: row.join_code,
    join_link: row.join_code === null ? null : mailedLink(config, `/classes/${row.join_code}`, {}),
    teachers: of('teacher'),
    learners: of('learner'),
    created_at: row.created_at.toISOString(),
  };
}

function presentMember({ id, first_name, last_name, email, status, joined_at }: MemberRow): ClassMember {
  return {
    id,
    firstName: first_name,
    lastName: last_name,
    email,
    active: status === 'active',
    joined_at: joined_at.toISOString(),
  };
}

/** Creates a class with a join code. A teacher who creates it teaches it; an administrator chooses its teachers later. */
export async function createClass(
  { db, now }: Pick<ClassContext, 'db' | 'now'>,
  caller: Caller,
  name: string,
): Promise<ClassRow> {
  const at = now();
  return withNewCode((join_code) =>
    inTransaction(db, { by: caller.id }, async (trx) => {
      const row = await insertClass(trx, { name, join_code, created_by: caller.id, created_at: at });
      if (caller.role === 'teacher') await insertMembers(trx, row.id, { ids: [caller.id], role: 'teacher', at });
      await record(trx, { caller, at, row, action: 'class.create' });
      return row;
    }),
  );
}

/** Tries other codes while one is used by another class. */
async function withNewCode<T>(store: (code: string) => Promise<T>): Promise<T> {
  for (let round = 0; round < 5; round += 1) {
    try {
      return await store(makeJoinCode());
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
    }
  }
  throw new Error('Every new join code was used by another class');
}

/** Runs a change of a class that the caller may change. @throws 404 */
async function changing(
  { db }: Pick<ClassContext, 'db'>,
  caller: Caller,
  { id, work }: { readonly id: string; readonly work: (trx: Trx, row: ClassRow) => Promise<void> },
): Promise<ClassRow> {
  return inTransaction(db, { by: caller.id }, async (trx) => {
    await lockClass(trx, id);
    await work(trx, await requireClass(trx, caller, id));
    return requireClass(trx, caller, id);
  });
}

interface ClassChange {
  readonly name?: string | undefined;
  readonly may_leave?: boolean | undefined;
  readonly archived?: boolean | undefined;
}

/** Changes a class. An archived class is not joined any more, and its learners do not see it. */
export function changeClass(
  context: ClassContext,
  caller: Caller,
  { id, change: { name, may_leave, archived } }: { readonly id: string; readonly change: ClassChange },
): Promise<ClassRow> {
  return changing(context, caller, {
    id,
    work: async (trx, row) => {
      const at = context.now();
      const isArchived = row.archived_at !== null;
      const archives = archived !== undefined && archived !== isArchived;
      const renames = name !== undefined && name !== row.name;
      if (!archives && !renames && (may_leave ?? row.may_leave) === row.may_leave) return;
      await updateClass(trx, id, {
        ...(name === undefined ? {} : { name }),
        ...(may_leave === undefined ? {} : { may_leave }),
        ...(archives ? { archived_at: archived ? at : null } : {}),
      });
      const action = archives ? (archived ? 'class.archive' : 'class.restore') : 'class.update';
      await record(trx, { caller, at, row, action });
    },
  });
}

/** Makes a new join code, or ends the current one. @throws 404 */
export function changeJoinCode(
  context: ClassContext,
  caller: Caller,
  { id, isWanted }: { readonly id: string; readonly isWanted: boolean },
): Promise<ClassRow> {
  const store = (join_code: string | null) =>
    changing(context, caller, {
      id,
      work: async (trx, row) => {
        if (join_code === row.join_code) return;
        await updateClass(trx, id, { join_code });
        await record(trx, { caller, at: context.now(), row, action: 'class.join_code' });
      },
    });
  return isWanted ? withNewCode(store) : store(null);
}

/** Deletes a class with its assignments. Attempts, submissions and results of its learners stay. @throws 404 */
export async function removeClass(context: ClassContext, caller: Caller, id: string): Promise<void> {
  await inTransaction(context.db, { by: caller.id }, async (trx) => {
    const row = await requireClass(trx, caller, id);
    await deleteClass(trx, id);
    await record(trx, { caller, at: context.now(), row, action: 'class.delete' });
  });
}

interface NewMembers {
  readonly role: 'learner' | 'teacher';
  readonly emails: readonly string[];
}

/**
 * Adds accounts to a class by their addresses. A teacher's call adds no account that exists, because its owner has to agree: it mails a link
 * to join. An administrator adds accounts at once, and only administrators add teachers.
 * @throws 404, 403, too_many_requests
 */
export async function addMembers(
  context: ClassContext,
  caller: Caller,
  { id, members: { role, emails } }: { readonly id: string; readonly members: NewMembers },
): Promise<AddedMembers> {
  if (role === 'teacher' && caller.role !== 'admin')
    throw new AppError('forbidden', 'Only an administrator chooses the teachers of a class.');
  refuseArchived(await requireClass(context.db, caller, id));
  const addresses = [...new Map(emails.map((email) => [email.toLowerCase(), email])).values()];
  const accounts = await findAccounts(context.db, addresses);
  const members = new Set((await findMembers(context.db, id)).map((member) => member.id));
  const statusOf = (email: string): AddedMembers['outcomes'][number]['status'] => {
    if (!isEmailAddress(email)) return 'invalid';
    const account = accounts.get(email.toLowerCase());
    if (caller.role !== 'admin') return account && members.has(account.id) ? 'member' : 'invited';
    if (!account) return 'unknown';
    if (members.has(account.id)) return 'member';
    return role === 'teacher' && account.role === 'learner' ? 'invalid' : 'added';
  };
  const outcomes = addresses.map((email) => ({ email, status: statusOf(email) }));
  const added = outcomes.flatMap(({ email, status }) =>
    status === 'added' ? (accounts.get(email.toLowerCase()) ?? []) : [],
  );
  const invited = outcomes.filter(({ status }) => status === 'invited').map(({ email }) => email);
  await spendInvitations(context, caller, invited.length);
  if (added.length > 0) await addAccounts(context, caller, { id, role, accounts: added });
  const row = await inviteByMail(context, caller, { id, emails: invited, accounts });
  return { class: await readClass(context, context.db, row), outcomes };
}

async function addAccounts(
  context: ClassContext,
  caller: Caller,
  {
    id,
    role,
    accounts,
  }: { readonly id: string; readonly role: MemberRow['role']; readonly accounts: readonly AccountRow[] },
): Promise<void> {
  const at = context.now();
  await changing(context, caller, {
    id,
    work: async (trx, row) => {
      await refuseFull(trx, row, accounts.length);
      await insertMembers(trx, id, { ids: accounts.map((account) => account.id), role, at });
      await record(trx, { caller, at, row, action: 'class.add_members', note: `${accounts.length}` });
    },
  });
}

/** Call it with the class locked. @throws class_full */
export async function refuseFull(trx: Trx, { id, name }: ClassRow, more: number): Promise<void> {
  const { length } = await findMembers(trx, id);
  if (length + more > TEACHING_LIMITS.membersMax)
    throw new AppError(
      'class_full',
      `${name} has ${length} members. A class has at most ${TEACHING_LIMITS.membersMax}.`,
    );
}

/** Mails links to join a class; makes a join code if there is none. @returns the class. */
export async function inviteByMail(
  context: ClassContext,
  caller: Caller,
  {
    id,
    emails,
    accounts,
  }: { readonly id: string; readonly emails: readonly string[]; readonly accounts: ReadonlyMap<string, AccountRow> },
): Promise<ClassRow> {
  let row = await requireClass(context.db, caller, id);
  if (emails.length === 0) return row;
  if (row.join_code === null) row = await changeJoinCode(context, caller, { id, isWanted: true });
  const link = mailedLink(context.config, `/classes/${row.join_code}`, {});
  const invitedBy = `${caller.firstName} ${caller.lastName}`.trim();
  context.background.run(async () => {
    const causes: unknown[] = [];
    for (const email of emails) {
      const account = accounts.get(email.toLowerCase());
      // A disabled account cannot sign in to join. A repeated import sends no second mail on the same day.
      if (account?.status === 'disabled' || !(await isFirstToday(context, { id, email }))) continue;
      const values = {
        brand: context.config.brand,
        email,
        firstName: account?.first_name ?? null,
        className: row.name,
      };
      await context.mailer
        .send(classInvitationMail({ ...values, invitedBy, link }))
        .catch((error: unknown) => causes.push(error));
    }
    if (causes.length > 0) throw new AggregateError(causes, `${causes.length} invitations could not be sent`);
  });
  return row;
}

/** Removes a member. Only administrators remove teachers. @throws 404, 403 */
export function removeMember(
  context: ClassContext,
  caller: Caller,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<ClassRow> {
  return changing(context, caller, {
    id,
    work: async (trx, row) => {
      const member = (await findMembers(trx, id)).find((one) => one.id === userId);
      if (!member) return;
      if (member.role === 'teacher' && caller.role !== 'admin')
        throw new AppError('forbidden', 'Only an administrator removes the teachers of a class.');
      await deleteMember(trx, id, userId);
      const name = `${member.first_name} ${member.last_name}`.trim();
      await record(trx, { caller, at: context.now(), row, action: 'class.remove_member', note: name });
    },
  });
}

/** Counts the invitations of one call against the teacher's limit, before the call changes anything. @throws too_many_requests */
export async function spendInvitations(
  { invitations }: Pick<ClassContext, 'invitations'>,
  caller: Caller,
  count: number,
): Promise<void> {
  for (let spent = 0; spent < count; spent += 1) await invitations.spend([caller.id]);
}

async function isFirstToday(
  { invitationsOfAddress }: ClassContext,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<boolean> {
  try {
    await invitationsOfAddress.spend([id, email.toLowerCase()]);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** @throws 422: an archived class gets no members */
export function refuseArchived({ name, archived_at }: Pick<ClassRow, 'archived_at' | 'name'>): void {
  if (archived_at === null) return;
  const message = `${name} is archived. Restore it before you add people.`;
  throw new AppError('validation_failed', message, { issues: [{ path: 'class', message }] });
}

interface Recorded {
  readonly caller: Caller;
  readonly at: Date;
  readonly row: Pick<ClassRow, 'id' | 'name'>;
  readonly action: Extract<AuditAction, `class.${string}`>;
  readonly note?: string;
}

export async function record(trx: Trx, { caller, at, row, action, note = '' }: Recorded): Promise<void> {
  await recordAudit(trx, { at, actor: caller, action, targetType: 'class', targetId: row.id, name: row.name, note });
}
