import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Services, useServices } from '../../shared/services/services.ts';

type Api = Services['api'];

const attemptQuery = (api: Api, attemptID: string) =>
  queryOptions({
    queryKey: ['/api/result', 'attempt', attemptID],
    queryFn: ({ signal }) => api.call('GET /api/result/:attemptID', { params: { attemptID } }, { signal }),
  });

export function useAttemptResult(attemptId: string) {
  return useQuery(attemptQuery(useServices().api, attemptId));
}

const sittingQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['/api/result', 'sitting', id],
    queryFn: ({ signal }) => api.call('GET /api/result/sitting/:id', { params: { id } }, { signal }),
  });

export function useSittingResult(sittingId: string) {
  return useQuery(sittingQuery(useServices().api, sittingId));
}

const learnerQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['/api/result', 'learner', id],
    queryFn: ({ signal }) => api.call('GET /api/result/learner/:id', { params: { id } }, { signal }),
    // Always stale: learners submit all the time.
    staleTime: 0,
  });

export function useLearnerResults(userId: string) {
  return useQuery(learnerQuery(useServices().api, userId));
}
