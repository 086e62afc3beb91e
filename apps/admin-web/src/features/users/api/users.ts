import type { UserStatus } from '@bandwise/api-contract/admin';
import { callWithCsrf, serverMessage } from '@bandwise/api-contract/client';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Services, useServices } from '../../../shared/services/services.ts';
import { peopleOutcomes, peopleTexts } from '../../../shared/texts/users.ts';
import { toastError, toastSuccess } from '../../../shared/toasts/toasts.ts';

const PEOPLE_KEY = ['/api/users'];

const peopleQuery = (api: Services['api']) =>
  queryOptions({ queryKey: PEOPLE_KEY, queryFn: ({ signal }) => api.call('GET /api/users', {}, { signal }) });

export function usePeople() {
  return useQuery(peopleQuery(useServices().api));
}

/** One thing done to one user or to several. */
export type PeopleAction =
  | { readonly kind: 'delete' }
  | { readonly kind: 'status'; readonly status: UserStatus }
  | { readonly kind: 'expiry'; readonly expires_at: string | null };

export interface PeopleCommand {
  readonly action: PeopleAction;
  readonly ids: readonly string[];
  /** Done to the selection, however many that is: the bulk calls and their words. */
  readonly bulk: boolean;
}

/** Does it, says how it went, and shows the list as it is then. */
export function usePeopleCommand() {
  const { api } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (command: PeopleCommand) => carryOut(api, command),
    onSuccess: async (_, command) => {
      toastSuccess(wordsFor(command)[0]);
      await queries.invalidateQueries({ queryKey: PEOPLE_KEY });
    },
    onError: (error, command) => toastError(error, wordsFor(command)[1]),
  });
}

function wordsFor({ action, bulk }: PeopleCommand): readonly [string, string] {
  switch (action.kind) {
    case 'delete':
      return bulk ? peopleOutcomes.bulkDelete : peopleOutcomes.delete;
    case 'status':
      return bulk ? peopleOutcomes.bulkStatus : peopleOutcomes.status;
    case 'expiry':
      return bulk ? peopleOutcomes.bulkExpiry : peopleOutcomes.expiry;
  }
}

function carryOut(api: Services['api'], { action, ids, bulk }: PeopleCommand) {
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

/** Adds an account. Answers why not, or null when it is there. */
export function useAddUser() {
  const { api } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (user: NewUser): Promise<string | null> => {
      try {
        await callWithCsrf(api, 'POST /api/register', { body: user });
      } catch (error) {
        return serverMessage(error, peopleTexts.add.failed);
      }
      toastSuccess(peopleTexts.add.done);
      await queries.invalidateQueries({ queryKey: PEOPLE_KEY });
      return null;
    },
  });
}
