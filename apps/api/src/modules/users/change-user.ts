import type { Role } from '@bandwise/api-contract/common';
import type { ExtraTime } from '@bandwise/domain/internal';
import type { Transaction } from 'kysely';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Schema } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Caller } from '../../http/handler.ts';
import { isUnconfirmed, refuseBadEmail, refuseTakenEmail, refuseUnconfirmed } from '../account/account.ts';
import { nameInAudit, recordAudit } from '../audit/audit.ts';
import { refuseLastAdministrator, refuseOwnAccount } from './users.policy.ts';
import { deleteWaysIn, findUser, lockUsersAndAdministrators, updateUser, type UserRow } from './users.repo.ts';
import { countOf } from '../../platform/text/count-of.ts';

/** Absent fields stay unchanged. */
export interface UserDetails {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly email?: string | undefined;
  readonly role?: Role | undefined;
  readonly extra_time?: ExtraTime | undefined;
}

/** Adds extra time to the learner's open sittings. */
export type GrantExtraTime = (
  trx: Transaction<Schema>,
  userId: string,
  granted: { readonly extraTime: ExtraTime; readonly now: Date },
) => Promise<void>;

/**
 * Changes a user's details. A new address or role ends earlier sessions and mailed links, because they belong to the former owner or
 * rights.
 */
export async function changeUser(
  deps: Deps & { readonly grantExtraTime: GrantExtraTime },
  actor: Caller,
  { id, details }: { readonly id: string; readonly details: UserDetails },
): Promise<void> {
  if (details.email !== undefined) refuseBadEmail(details.email);
  if (details.role !== undefined && details.role !== 'learner')
    await refuseRoleWhileUnconfirmed(deps, id, details.role);
  const clock = { now: deps.now(), timeZone: deps.config.timeZone };
  await inTransaction(deps.db, { by: null }, async (trx) => {
    const locked = await lockUsersAndAdministrators(trx, [id]);
    const user = locked.find((one) => one.id === id);
    if (!user) throw userNotFound();
    const changed = applied(user, details);
    const note = describe(user, changed);
    if (note === '') return;
    if (changed.role !== user.role) {
      refuseOwnAccount(actor.id, [id]);
      refuseLastAdministrator(
        locked.map((one) => (one.id === id ? changed : one)),
        clock,
      );
    }
    const { email, role } = changed;
    await refuseTakenEmail(updateUser(trx, id, changed));
    if (details.extra_time) await deps.grantExtraTime(trx, id, { extraTime: details.extra_time, now: clock.now });
    await recordAudit(trx, {
      at: clock.now,
      actor,
      action: 'user.update',
      targetType: 'user',
      targetId: id,
      name: nameInAudit(user),
      note,
    });
    if (email !== user.email || role !== user.role) await deleteWaysIn(trx, id, actor.tokenHash);
  });
}

/** More rights are given only to the confirmed owner of the address. A confirmed address stays confirmed. */
async function refuseRoleWhileUnconfirmed(deps: Deps, id: string, role: Role): Promise<void> {
  const user = await findUser(deps.db, id);
  if (user && user.role !== 'admin' && user.role !== role && isUnconfirmed(user))
    await refuseUnconfirmed(deps, user, {
      code: 'email_unconfirmed',
      why: 'The role was not changed, because the owner of this account signed up but has not confirmed the email address.',
    });
}

export function userNotFound(): AppError {
  return new AppError('not_found', 'User not found.');
}

function applied(user: UserRow, { firstName, lastName, email, role, extra_time }: UserDetails): UserRow {
  return {
    ...user,
    first_name: firstName ?? user.first_name,
    last_name: lastName ?? user.last_name,
    email: email ?? user.email,
    role: role ?? user.role,
    extra_time_percent: extra_time?.percent ?? user.extra_time_percent,
    extra_time_minutes: extra_time?.minutes ?? user.extra_time_minutes,
  };
}

const ROLES = { learner: 'learner', teacher: 'teacher', admin: 'administrator' } as const satisfies Record<
  Role,
  string
>;

/** The log's description of the change; empty if there is none. */
function describe(before: UserRow, after: UserRow): string {
  const name = ({ first_name, last_name }: UserRow) => `${first_name} ${last_name}`.trim();
  const extra = (user: UserRow) =>
    `${user.extra_time_percent}% and ${countOf(user.extra_time_minutes, 'minute', 'minutes')}`;
  return [
    ...(name(after) === name(before) ? [] : [`the name to ${name(after)}`]),
    ...(after.email === before.email ? [] : [`the email to ${after.email}`]),
    ...(after.role === before.role ? [] : [`the role to ${ROLES[after.role]}`]),
    ...(extra(after) === extra(before) ? [] : [`the extra time to ${extra(after)}`]),
  ].join(', ');
}
