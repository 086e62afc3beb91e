import type { Client, LearnerRoutes } from '@bandwise/api-contract/client';
import type { Skill } from '@bandwise/domain';
import { queryOptions } from '@tanstack/react-query';

/** The whole exams of a skill, each with the learner's latest state. */
export function fullExamsQuery(api: Client<LearnerRoutes>, skill: Skill) {
  return queryOptions({
    queryKey: [`/api/exam/list/full/${skill}`],
    queryFn: ({ signal }) => api.call('GET /api/exam/list/full/:skill', { params: { skill } }, { signal }),
    // Always stale: sittings start and end on pages that do not update this list.
    staleTime: 0,
  });
}
