import type { Client, LearnerRoutes } from '@bandwise/api-contract/client';
import { queryOptions } from '@tanstack/react-query';

/** Asked again on every visit: an attempt may have ended since, by itself too. */
export function userStatsQuery(api: Client<LearnerRoutes>) {
  return queryOptions({
    queryKey: ['/api/user/stats'],
    queryFn: ({ signal }) => api.call('GET /api/user/stats', {}, { signal }),
    staleTime: 0,
  });
}
