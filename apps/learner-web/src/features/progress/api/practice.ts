import type { Client, LearnerRoutes } from '@bandwise/api-contract/client';
import { queryOptions } from '@tanstack/react-query';

/** Asked again on every visit: what was practised is not due any more. */
export function practiceQuery(api: Client<LearnerRoutes>) {
  return queryOptions({
    queryKey: ['/api/practice'],
    queryFn: ({ signal }) => api.call('GET /api/practice', {}, { signal }),
    staleTime: 0,
  });
}
