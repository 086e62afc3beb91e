import { isPastDay } from '@bandwise/api-contract/common';
import { AppError } from '../../errors/app-error.ts';
import type { UserRow } from './users.repo.ts';

/** Nobody disables, lets expire or deletes the account they are using. */
export function refuseOwnAccount(actorId: string, ids: readonly string[]): void {
  if (ids.includes(actorId)) throw new AppError('own_account', 'You cannot do this to your own account.');
}

/** Whoever is left must include someone who can let people in again. `after`: all administrators, as they would be. */
export function refuseLastAdministrator(after: readonly UserRow[], clock: { now: Date; timeZone: string }): void {
  const canAct = after.some(
    (user) =>
      user.role === 'admin' &&
      user.status === 'active' &&
      (user.expires_at === null || !isPastDay(user.expires_at, clock)),
  );
  if (!canAct) throw new AppError('last_administrator', 'There must always be an active administrator.');
}
