import type { Client, LearnerRoutes } from '@bandwise/api-contract/client';
import type { Skill } from '@bandwise/domain';
import { queryOptions } from '@tanstack/react-query';

/** The whole exams of a skill, each with what the learner last did with it. */
export function fullExamsQuery(api: Client<LearnerRoutes>, skill: Skill) {
  return queryOptions({
    queryKey: [`/api/exam/list/full/${skill}`],
    queryFn: ({ signal }) => api.call('GET /api/exam/list/full/:skill', { params: { skill } }, { signal }),
    // A sitting is begun and ended on pages that know nothing of this list.
    staleTime: 0,
  });
}
