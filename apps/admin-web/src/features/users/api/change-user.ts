import type { ManagedUser } from '@bandwise/api-contract/admin';
import { ApiError, serverMessage } from '@bandwise/api-contract/client';
import { askAgain } from '@bandwise/ui/query/ask-again.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../../shared/services/services.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { toastError, toastSuccess } from '../../../shared/toasts/toasts.ts';
import { USERS_KEY } from './users.ts';

export type UserDetails = Pick<ManagedUser, 'firstName' | 'lastName' | 'email' | 'role' | 'extra_time'>;

/** The reason why a user was not changed, with messages for the fields that the server named. */
export interface ChangeRefusal {
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Changes the details of a user. @returns the refusal, or null on success. */
export function useChangeUser() {
  const { api } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({
      id,
      details,
    }: {
      id: string;
      details: Partial<UserDetails>;
    }): Promise<ChangeRefusal | null> => {
      try {
        const { message } = await api.call('PATCH /api/users/:id', { params: { id }, body: details });
        toastSuccess(message);
      } catch (error) {
        const issues = error instanceof ApiError ? error.issues : [];
        return {
          message: serverMessage(error, texts.users.outcomes.expiry[1]),
          fields: Object.fromEntries(issues.map(({ path, message }) => [path, message])),
        };
      }
      await askAgain(queries, USERS_KEY);
      return null;
    },
  });
}

/** Mails a user a link to set a new password, and shows the outcome. */
export function useSendResetMail() {
  const { api } = useServices();
  return useMutation({
    mutationFn: (id: string) => api.call('POST /api/users/:id/reset-mail', { params: { id } }),
    onSuccess: ({ message }) => toastSuccess(message),
    onError: (error) => toastError(error, texts.users.resetMailFailed),
  });
}
