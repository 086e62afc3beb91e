import type { Client, LearnerRoutes } from '@bandwise/api-contract/client';
import { queryOptions } from '@tanstack/react-query';

export function explanationQuery(api: Client<LearnerRoutes>, id: string) {
  return queryOptions({
    queryKey: [`/api/section/${id}/explanation`],
    queryFn: ({ signal }) => api.call('GET /api/section/:id/explanation', { params: { id } }, { signal }),
  });
}
