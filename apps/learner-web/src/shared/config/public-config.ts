import type { Client, LearnerRoutes } from '@bandwise/api-contract/client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useServices } from '../services/services.ts';
import { texts } from '../texts/texts.ts';

export const PUBLIC_CONFIG_KEY = '/api/config';

export const publicConfigQuery = (api: Client<LearnerRoutes>) =>
  queryOptions({
    queryKey: [PUBLIC_CONFIG_KEY],
    queryFn: ({ signal }) => api.call('GET /api/config', {}, { signal }),
    gcTime: Number.POSITIVE_INFINITY,
  });

export function usePublicConfig() {
  const { api } = useServices();
  return useQuery(publicConfigQuery(api)).data;
}

export function useBrand(): string {
  return usePublicConfig()?.brand ?? texts.common.brand;
}
