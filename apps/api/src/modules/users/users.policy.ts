import { isPastDay } from '@bandwise/api-contract/common';
import { AppError } from '../../errors/app-error.ts';
import type { UserRow } from './users.repo.ts';

/** Users cannot disable, expire or delete the account they are using. */
export function refuseOwnAccount(actorId: string, ids: readonly string[]): void {
  if (ids.includes(actorId)) throw new AppError('own_account', 'You cannot do this to your own account.');
}

/** At least one administrator must remain able to sign in. `after`: all administrators after the change. */
export function refuseLastAdministrator(after: readonly UserRow[], clock: { now: Date; timeZone: string }): void {
  const canAct = after.some(
    (user) =>
      user.role === 'admin' &&
      user.status === 'active' &&
      (user.expires_at === null || !isPastDay(user.expires_at, clock)),
  );
  if (!canAct) throw new AppError('last_administrator', 'There must always be at least one active administrator.');
}
