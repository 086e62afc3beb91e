import type { SettingsChange } from '@bandwise/api-contract/admin';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Services, useServices } from '../../shared/services/services.ts';
import { toastError, toastSuccess } from '../../shared/toasts/toasts.ts';

const settingsKey = ['/api/settings'] as const;

const settingsQuery = (api: Services['api']) =>
  queryOptions({
    queryKey: settingsKey,
    queryFn: ({ signal }) => api.call('GET /api/settings', {}, { signal }),
    // Always stale: other administrators change settings.
    staleTime: 0,
  });

export function useSettings() {
  return useQuery(settingsQuery(useServices().api));
}

/** Stores a setting, reports the outcome and reloads the settings. */
export function useSaveSetting({ saved, saveFailed }: { readonly saved: string; readonly saveFailed: string }) {
  const { api } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: SettingsChange) => api.call('PUT /api/settings', { body }),
    onSuccess: (stored) => {
      queries.setQueryData(settingsKey, stored);
      void queries.invalidateQueries({ queryKey: ['/api/config'] });
      toastSuccess(saved);
    },
    onError: (error) => {
      void queries.invalidateQueries({ queryKey: settingsKey });
      toastError(error, saveFailed);
    },
  });
}
