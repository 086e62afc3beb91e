import { isPastDay } from '@bandwise/api-contract/common';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Caller } from '../../http/handler.ts';
import type { IdempotencyKey } from '../../platform/idempotency/idempotency-key.ts';
import { doOnce } from '../../platform/idempotency/do-once.ts';
import { nameInAudit, recordAudit, type AuditRecord } from '../audit/audit.ts';
import { refuseLastAdministrator, refuseOwnAccount } from './users.policy.ts';
import { deleteTokensOf, deleteUsers, lockUsersAndAdministrators, updateUsers, type UserRow } from './users.repo.ts';
import { dayText } from '../../platform/text/times.ts';

/** The changes of one or many users. */
export type UserChange =
  | { readonly kind: 'delete' }
  | { readonly kind: 'status'; readonly status: 'active' | 'disabled' }
  | { readonly kind: 'expiry'; readonly expires_at: string | null };

export interface Target {
  readonly ids: readonly string[];
  /** The error for an unknown id: in the address (`not_found`) or in a field (`validation_failed`). */
  readonly unknown: 'not_found' | 'validation_failed';
}

/** Changes all users or none, with an audit entry for each. */
export async function changeUsers(
  deps: Deps,
  actor: Caller,
  {
    target,
    change,
    idempotencyKey: key,
  }: { target: Target; change: UserChange; idempotencyKey: IdempotencyKey | null },
): Promise<void> {
  const ids = [...new Set(target.ids)];
  const clock = { now: deps.now(), timeZone: deps.config.timeZone };
  refuseOwnAccount(actor.id, ids);
  await doOnce(deps, { by: null, key }, async (trx) => {
    const locked = await lockUsersAndAdministrators(trx, ids);
    const byId = new Map(locked.map((user) => [user.id, user]));
    const users = ids.map((id) => byId.get(id) ?? refuseUnknown(target, id));
    const isChanged = new Set(ids);
    refuseLastAdministrator(
      locked.flatMap((user) => (isChanged.has(user.id) ? applied(user, change) : [user])),
      clock,
    );
    await recordAudit(trx, ...users.map((user) => describeChange(user, { actor, change, at: clock.now })));
    if (change.kind === 'delete') return deleteUsers(trx, ids);
    await updateUsers(
      trx,
      ids,
      change.kind === 'status' ? { status: change.status } : { expires_at: change.expires_at },
    );
    // Sessions stay ended when the account is enabled again.
    if (shutsOut(change, clock)) await deleteTokensOf(trx, ids);
  });
}

function applied(user: UserRow, change: UserChange): UserRow[] {
  if (change.kind === 'delete') return [];
  return [change.kind === 'status' ? { ...user, status: change.status } : { ...user, expires_at: change.expires_at }];
}

function shutsOut(change: UserChange, clock: { now: Date; timeZone: string }): boolean {
  if (change.kind === 'status') return change.status === 'disabled';
  return change.kind === 'expiry' && change.expires_at !== null && isPastDay(change.expires_at, clock);
}

function refuseUnknown(target: Target, id: string): never {
  if (target.unknown === 'not_found') throw new AppError('not_found', 'User not found.');
  const issue = { path: `userIds.${target.ids.indexOf(id)}`, message: 'One of the selected users does not exist.' };
  throw new AppError('validation_failed', issue.message, { issues: [issue] });
}

function describeChange(
  user: UserRow,
  { actor, change, at }: { actor: Caller; change: UserChange; at: Date },
): AuditRecord {
  const frame = { at, actor, targetType: 'user', targetId: user.id, name: nameInAudit(user) };
  switch (change.kind) {
    case 'delete':
      return { ...frame, action: 'user.delete' };
    case 'status':
      return { ...frame, action: change.status === 'active' ? 'user.enable' : 'user.disable' };
    case 'expiry':
      return {
        ...frame,
        action: 'user.expiry',
        note: change.expires_at === null ? '' : dayText(new Date(change.expires_at)),
      };
  }
}
