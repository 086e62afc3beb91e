import type { ManagedUser } from '@bandwise/api-contract/admin';
import { texts } from '../../../shared/texts/texts.ts';
import { useIsPastDay } from '../model/use-is-past-day.ts';

/** Whether the user may sign in: one who was not disabled may still have expired. */
export function UserStatus({ user }: { readonly user: ManagedUser }) {
  const isPastDay = useIsPastDay();
  const isExpired = user.status === 'active' && user.expires_at !== null && isPastDay(user.expires_at);
  return isExpired ? texts.users.expired : texts.users.statuses[user.status];
}
