import type { MarkingProfile } from '@bandwise/domain';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Services, useServices } from '../../shared/services/services.ts';
import { texts } from '../../shared/texts/texts.ts';
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

/** Stores the marking profile, reports the outcome and reloads the settings. */
export function useSaveMarkingProfile() {
  const { api } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { readonly marking_profile: MarkingProfile; readonly revision: number }) =>
      api.call('PUT /api/settings', { body }),
    onSuccess: (stored) => {
      queries.setQueryData(settingsKey, stored);
      void queries.invalidateQueries({ queryKey: ['/api/config'] });
      toastSuccess(texts.settings.marking.saved);
    },
    onError: (error) => {
      void queries.invalidateQueries({ queryKey: settingsKey });
      toastError(error, texts.settings.marking.saveFailed);
    },
  });
}
