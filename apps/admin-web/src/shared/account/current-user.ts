import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Services, useServices } from '../services/services.ts';

const FIVE_MINUTES = 5 * 60 * 1000;

export const currentUserQuery = (api: Services['api']) =>
  queryOptions({
    queryKey: ['/api/user'],
    queryFn: ({ signal }) => api.call('GET /api/user', {}, { signal }),
    staleTime: FIVE_MINUTES,
  });

export function useCurrentUser() {
  return useQuery(currentUserQuery(useServices().api));
}
