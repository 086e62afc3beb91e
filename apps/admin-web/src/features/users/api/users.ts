import type { UserStatus } from '@bandwise/api-contract/admin';
import { callWithCsrf, serverMessage } from '@bandwise/api-contract/client';
import { askAgain } from '@bandwise/ui/query/ask-again.ts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Services, useServices } from '../../../shared/services/services.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { toastError, toastSuccess } from '../../../shared/toasts/toasts.ts';
import { fullName } from '../../../shared/users/full-name.ts';

/** The query key to invalidate after any change of users. */
export const USERS_KEY = ['/api/users'];

const usersQuery = (api: Services['api']) =>
  queryOptions({ queryKey: USERS_KEY, queryFn: ({ signal }) => api.call('GET /api/users', {}, { signal }) });

export function useUsers() {
  return useQuery(usersQuery(useServices().api));
}

/** A change of one or several users. */
export type UserAction =
  | { readonly kind: 'delete' }
  | { readonly kind: 'status'; readonly status: UserStatus }
  | { readonly kind: 'expiry'; readonly expires_at: string | null };

export interface UserCommand {
  readonly action: UserAction;
  readonly ids: readonly string[];
  /** Whether it applies to the selection, even of one user: then it uses the bulk calls and their messages. */
  readonly bulk: boolean;
}

/** Runs a command, shows the outcome, and refreshes the list. */
export function useUserCommand() {
  const { api } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (command: UserCommand) => carryOut(api, command),
    onSuccess: async (_, command) => {
      toastSuccess(wordsFor(command)[0]);
      await askAgain(queries, USERS_KEY);
    },
    onError: (error, command) => toastError(error, wordsFor(command)[1]),
  });
}

function wordsFor({ action, bulk }: UserCommand): readonly [string, string] {
  switch (action.kind) {
    case 'delete':
      return bulk ? texts.users.outcomes.bulkDelete : texts.users.outcomes.delete;
    case 'status':
      return bulk ? texts.users.outcomes.bulkStatus : texts.users.outcomes.status;
    case 'expiry':
      return bulk ? texts.users.outcomes.bulkExpiry : texts.users.outcomes.expiry;
  }
}

function carryOut(api: Services['api'], { action, ids, bulk }: UserCommand) {
  const userIds = [...ids];
  const [id = ''] = userIds;
  switch (action.kind) {
    case 'delete':
      return bulk
        ? api.call('POST /api/users/bulk-delete', { body: { userIds } })
        : api.call('DELETE /api/users/:id', { params: { id } });
    case 'status':
      return bulk
        ? api.call('POST /api/users/bulk-status-update', { body: { userIds, status: action.status } })
        : api.call('PUT /api/users/:id/status', { params: { id }, body: { status: action.status } });
    case 'expiry':
      return bulk
        ? api.call('POST /api/users/bulk-expiry-update', { body: { userIds, expires_at: action.expires_at } })
        : api.call('PUT /api/users/:id', { params: { id }, body: { expires_at: action.expires_at } });
  }
}

export interface NewUser {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}

/** Adds an account. @returns the reason if it was refused, or null on success. */
export function useAddUser() {
  const { api } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (user: NewUser): Promise<string | null> => {
      try {
        await callWithCsrf(api, 'POST /api/register', { body: user });
      } catch (error) {
        return serverMessage(error, texts.users.add.failed);
      }
      toastSuccess(texts.users.add.done(fullName(user)));
      await askAgain(queries, USERS_KEY);
      return null;
    },
  });
}
