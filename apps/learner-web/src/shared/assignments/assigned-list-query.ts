import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../services/services.ts';

/** The assignments of the learner's classes. */
export const assignedListQuery = (api: Services['api']) =>
  queryOptions({
    queryKey: ['/api/assigned'],
    queryFn: ({ signal }) => api.call('GET /api/assigned', {}, { signal }),
    staleTime: 0,
  });
