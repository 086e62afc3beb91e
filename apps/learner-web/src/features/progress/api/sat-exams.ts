import type { Client, LearnerRoutes } from '@bandwise/api-contract/client';
import { queryOptions } from '@tanstack/react-query';

/** The latest whole tests that are over. */
export function satExamsQuery(api: Client<LearnerRoutes>) {
  return queryOptions({
    queryKey: ['/api/sitting', 'ended'],
    queryFn: ({ signal }) => api.call('GET /api/sitting', { query: { status: 'ended', limit: 100 } }, { signal }),
    staleTime: 0,
  });
}
