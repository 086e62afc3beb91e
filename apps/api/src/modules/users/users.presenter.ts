import type { ManagedUser } from '@bandwise/api-contract/admin';
import type { UserRow } from './users.repo.ts';

export function presentManagedUser(row: UserRow): ManagedUser {
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    role: row.role,
    status: row.status,
    email_confirmed: row.email_confirmed_at !== null,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at,
    extra_time: { percent: row.extra_time_percent, minutes: row.extra_time_minutes },
  };
}
