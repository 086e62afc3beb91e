import type { Client, LearnerRoutes } from '@bandwise/api-contract/client';
import { queryOptions } from '@tanstack/react-query';

/** One attempt of the learner's own, with the part as it was then. */
export function attemptQuery(api: Client<LearnerRoutes>, id: string) {
  return queryOptions({
    queryKey: [`/api/attempt/${id}`],
    queryFn: ({ signal }) => api.call('GET /api/attempt/:id', { params: { id } }, { signal }),
  });
}
