import type { Client, LearnerRoutes } from '@bandwise/api-contract/client';
import type { Skill } from '@bandwise/domain';
import { queryOptions } from '@tanstack/react-query';

const FIVE_MINUTES = 5 * 60 * 1000;

/** All tests of a skill with the learner's last results. Its key is the path it asks (learner specification, section 7). */
export function sectionListQuery(api: Client<LearnerRoutes>, skill: Skill) {
  return queryOptions({
    queryKey: sectionListKey(skill),
    queryFn: ({ signal }) => api.call('GET /api/exam/list/:skill', { params: { skill } }, { signal }),
  });
}

/** The same rows by the address that the Writing and Speaking screens ask, fresh for five minutes. */
export function partListQuery(api: Client<LearnerRoutes>, skill: Skill) {
  return queryOptions({
    queryKey: partListKey(skill),
    queryFn: ({ signal }) => api.call('GET /api/exam/list/part/:skill', { params: { skill } }, { signal }),
    staleTime: FIVE_MINUTES,
  });
}

export const sectionListKey = (skill: Skill) => [`/api/exam/list/${skill}`] as const;
export const partListKey = (skill: Skill) => [`/api/exam/list/part/${skill}`] as const;
export const lastResultKey = (sectionId: string) => ['/api/user/last-result', sectionId] as const;
