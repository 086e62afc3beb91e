import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Services, useServices } from '../../../shared/services/services.ts';

const draftsQuery = (api: Services['api']) =>
  queryOptions({
    queryKey: ['/api/draft', 'dashboard'],
    queryFn: ({ signal }) => api.call('GET /api/draft', { query: {} }, { signal }),
    // Other administrators write drafts too.
    staleTime: 0,
    select: (answer) => answer.drafts,
  });

/** What is written and not published, latest first. */
export function useDrafts() {
  return useQuery(draftsQuery(useServices().api));
}
