import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { type Services, useServices } from '../../../shared/services/services.ts';

const proposalsQuery = (api: Services['api'], page: number) =>
  queryOptions({
    queryKey: ['/api/key-proposal', page],
    queryFn: ({ signal }) => api.call('GET /api/key-proposal', { query: { page } }, { signal }),
    // A corrected key must disappear from the proposals.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export function useProposals(page: number) {
  return useQuery(proposalsQuery(useServices().api, page));
}
