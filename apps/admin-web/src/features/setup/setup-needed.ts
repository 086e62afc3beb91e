import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Services, useServices } from '../../shared/services/services.ts';

export const setupQuery = (api: Services['api']) =>
  queryOptions({
    queryKey: ['/api/setup'],
    queryFn: ({ signal }) => api.call('GET /api/setup', {}, { signal }),
  });

/** Whether the server has no administrator yet; false while unknown. */
export function useSetupNeeded(): boolean {
  return useQuery(setupQuery(useServices().api)).data?.needed ?? false;
}
