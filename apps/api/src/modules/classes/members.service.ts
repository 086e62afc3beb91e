import type { AddedMembers } from '@bandwise/api-contract/admin';
import { TEACHING_LIMITS } from '@bandwise/domain/internal';
import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Caller } from '../../http/handler.ts';
import { isEmailAddress } from '../account/account.ts';
import { requireClass } from '../rights/rights.ts';
import {
  deleteMember,
  findAccounts,
  findMembers,
  insertMembers,
  makeTeacher,
  type AccountRow,
  type ClassRow,
  type MemberRow,
} from './classes.repo.ts';
import { changeLocked, readClass, record, refuseArchived, type ClassContext } from './classes.service.ts';
import { inviteByMail, spendInvitations, type InvitingContext } from './invitations.ts';

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
  context: InvitingContext,
  caller: Caller,
  { id, members: { role, emails } }: { readonly id: string; readonly members: NewMembers },
): Promise<AddedMembers> {
  if (role === 'teacher' && caller.role !== 'admin')
    throw new AppError('forbidden', 'Only an administrator can choose the teachers of a class.');
  refuseArchived(await requireClass(context.db, caller, id));
  const addresses = [...new Map(emails.map((email) => [email.toLowerCase(), email])).values()];
  const accounts = await findAccounts(context.db, addresses);
  const members = new Map((await findMembers(context.db, id)).map((member) => [member.id, member.role]));
  const statusOf = (email: string): AddedMembers['outcomes'][number]['status'] => {
    if (!isEmailAddress(email)) return 'invalid';
    const account = accounts.get(email.toLowerCase());
    if (caller.role !== 'admin') return account && members.has(account.id) ? 'member' : 'invited';
    if (!account) return 'unknown';
    const memberRole = members.get(account.id);
    // Only administrators get here. A learner of the class may become its teacher, not the reverse.
    if (memberRole === 'teacher' || memberRole === role) return 'member';
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
  await changeLocked(context, caller, {
    id,
    work: async (trx, row) => {
      const before = new Set((await findMembers(trx, id)).map((member) => member.id));
      const added = accounts.filter((account) => !before.has(account.id));
      await refuseFull(trx, row, added.length);
      await insertMembers(trx, id, { ids: added.map((account) => account.id), role, at });
      if (added.length > 0)
        await record(trx, { caller, at, row, action: 'class.add_members', note: `${added.length}` });
      if (role !== 'teacher') return;
      for (const account of accounts.filter(({ id: userId }) => before.has(userId))) {
        await makeTeacher(trx, id, account.id);
        const note = `${account.first_name} ${account.last_name}`.trim();
        await record(trx, { caller, at, row, action: 'class.add_teacher', note });
      }
    },
  });
}

/** Removes a member. Only administrators remove teachers. @throws 404, 403 */
export function removeMember(
  context: ClassContext,
  caller: Caller,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<ClassRow> {
  return changeLocked(context, caller, {
    id,
    work: async (trx, row) => {
      const member = (await findMembers(trx, id)).find((one) => one.id === userId);
      if (!member) return;
      if (member.role === 'teacher' && caller.role !== 'admin')
        throw new AppError('forbidden', 'Only an administrator can remove the teachers of a class.');
      await deleteMember(trx, id, userId);
      const name = `${member.first_name} ${member.last_name}`.trim();
      await record(trx, { caller, at: context.now(), row, action: 'class.remove_member', note: name });
    },
  });
}

/** Call it with the class locked. @throws class_full */
export async function refuseFull(trx: Transaction<Schema>, { id, name }: ClassRow, more: number): Promise<void> {
  const { length } = await findMembers(trx, id);
  if (length + more > TEACHING_LIMITS.membersMax)
    throw new AppError(
      'class_full',
      `${name} already has ${length} members. A class can have at most ${TEACHING_LIMITS.membersMax}.`,
    );
}
