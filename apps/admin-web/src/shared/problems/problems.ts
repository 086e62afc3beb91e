import type { ProblemListQuery } from '@bandwise/api-contract/admin';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { type Services, useServices } from '../services/services.ts';

/** The key of all pages, searches and states of the list. */
export const problemsKey = () => ['/api/problem'];

const problemsQuery = (api: Services['api'], query: ProblemListQuery) =>
  queryOptions({
    queryKey: [...problemsKey(), query],
    queryFn: ({ signal }) => api.call('GET /api/problem', { query }, { signal }),
    // Learners report, and others reply.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export function useProblems(query: ProblemListQuery) {
  return useQuery(problemsQuery(useServices().api, query));
}
