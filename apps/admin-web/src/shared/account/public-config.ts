import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Services, useServices } from '../services/services.ts';

const publicConfigQuery = (api: Services['api']) =>
  queryOptions({
    queryKey: ['/api/config'],
    queryFn: ({ signal }) => api.call('GET /api/config', {}, { signal }),
  });

/** Brand and addresses of this deployment; undefined until they have arrived. */
export function usePublicConfig() {
  return useQuery(publicConfigQuery(useServices().api)).data;
}
