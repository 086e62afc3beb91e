import { foldText } from '@bandwise/domain/internal';
import type { Role } from '@bandwise/api-contract/common';
import type { ManagedUser, UserStatus } from '@bandwise/api-contract/admin';
import { fullName } from '../../../shared/users/full-name.ts';

export interface UserFilter {
  readonly search: string;
  readonly status: 'all' | UserStatus;
  readonly role: 'all' | Role;
  readonly sort: 'newest' | 'oldest';
}

export const NO_FILTER: UserFilter = { search: '', status: 'all', role: 'all', sort: 'newest' };

/** Finds users by name or address, ignoring case and accents, by status and by role, in the order of their creation. */
export function findUsers(users: readonly ManagedUser[], filter: UserFilter): readonly ManagedUser[] {
  const term = foldText(filter.search.trim());
  const direction = filter.sort === 'newest' ? -1 : 1;
  return users
    .filter((user) => filter.status === 'all' || user.status === filter.status)
    .filter((user) => filter.role === 'all' || user.role === filter.role)
    .filter((user) => !term || foldText(`${fullName(user)}\n${user.email}`).includes(term))
    .sort((a, b) => direction * (Date.parse(a.created_at) - Date.parse(b.created_at)));
}
