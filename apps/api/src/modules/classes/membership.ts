import type { JoinableClass, Membership } from '@bandwise/api-contract/learner';
import { inTransaction } from '../../db/in-transaction.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Caller } from '../../http/handler.ts';
import type { FailureLimit } from '../../platform/throttle/throttle.ts';
import { record, type ClassContext } from './classes.service.ts';
import {
  deleteMember,
  findJoinable,
  findMemberships,
  insertMembers,
  lockClass,
  type MembershipRow,
} from './classes.repo.ts';
import { readJoinCode } from './join-code.ts';
import { refuseFull } from './members.service.ts';

export interface JoinContext extends Pick<ClassContext, 'db' | 'now'> {
  /** Wrong codes of one account. */
  readonly wrongCodes: FailureLimit;
  readonly wrongCodesOfNetwork: FailureLimit;
}

interface Joining {
  readonly caller: Caller;
  readonly code: string;
  /** The caller's network. */
  readonly network: string;
}

export async function listMemberships({ db }: Pick<JoinContext, 'db'>, userId: string): Promise<Membership[]> {
  return (await findMemberships(db, userId)).map(present);
}

function present({ id, name, teachers, joined_at, may_leave }: MembershipRow): Membership {
  return { id, name, teachers: [...teachers], joined_at: joined_at.toISOString(), may_leave };
}

/** The class of a code. @throws 404, too_many_requests after many wrong codes */
export async function findClassOfCode(
  context: JoinContext,
  { caller, code, network }: Joining,
): Promise<JoinableClass> {
  const limits = [
    { failures: context.wrongCodes, key: [caller.id] },
    { failures: context.wrongCodesOfNetwork, key: [network] },
  ];
  for (const { failures, key } of limits) await failures.refuseWhenReached(key);
  const joinable = await findJoinable(context.db, readJoinCode(code), caller.id);
  if (joinable) return { ...joinable, teachers: [...joinable.teachers] };
  for (const { failures, key } of limits) await failures.add(key);
  throw new AppError('not_found', 'No class has this code. Check it, or ask your teacher for a new one.');
}

/** Joins a class by its code. @throws 404, class_full, too_many_requests */
export async function joinClass(context: JoinContext, joining: Joining): Promise<Membership> {
  const { caller } = joining;
  const { id } = await findClassOfCode(context, joining);
  await inTransaction(context.db, { by: caller.id }, async (trx) => {
    const row = await lockClass(trx, id);
    // The code ended in between.
    if (row?.join_code !== readJoinCode(joining.code) || row.archived_at !== null)
      throw new AppError('not_found', 'This code no longer works. Ask your teacher for a new one.');
    const isMember = (await findMemberships(trx, caller.id)).some((one) => one.id === id);
    if (isMember) return;
    await refuseFull(trx, row, 1);
    const at = context.now();
    await insertMembers(trx, id, { ids: [caller.id], role: 'learner', at });
    await record(trx, { caller, at, row, action: 'class.join' });
  });
  const joined = (await findMemberships(context.db, caller.id)).find((one) => one.id === id);
  // A teacher of the class stays a teacher.
  if (!joined) throw new AppError('not_found', 'You teach this class, so you cannot join it.');
  return present(joined);
}

/** Leaves a class. Repeated, the call changes nothing. @throws may_not_leave */
export async function leaveClass(
  { db, now }: Pick<JoinContext, 'db' | 'now'>,
  caller: Caller,
  classId: string,
): Promise<Membership[]> {
  await inTransaction(db, { by: caller.id }, async (trx) => {
    const row = (await findMemberships(trx, caller.id)).find(({ id }) => id === classId);
    if (!row) return;
    if (!row.may_leave) throw new AppError('may_not_leave', `Only a teacher can remove you from ${row.name}.`);
    await deleteMember(trx, classId, caller.id);
    await record(trx, { caller, at: now(), row, action: 'class.leave' });
  });
  return listMemberships({ db }, caller.id);
}
