import type { ManagedUser } from '@bandwise/api-contract/admin';
import { texts } from '../../../shared/texts/texts.ts';
import { useIsPastDay } from '../model/use-is-past-day.ts';

/** Whether the user may sign in. An active user may have expired. */
export function UserStatus({ user }: { readonly user: ManagedUser }) {
  return useIsExpired(user) ? texts.users.expired : texts.users.statuses[user.status];
}

export function useIsExpired({ status, expires_at }: ManagedUser): boolean {
  const isPastDay = useIsPastDay();
  return status === 'active' && expires_at !== null && isPastDay(expires_at);
}
