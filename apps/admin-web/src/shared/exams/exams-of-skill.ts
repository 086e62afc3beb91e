import type { Skill } from '@bandwise/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Services, useServices } from '../services/services.ts';

const FIVE_MINUTES = 5 * 60 * 1000;

/** Refresh this after any create, update or delete (administrator specification, section 7). */
export const examsOfSkillKey = (skill: Skill) => ['part-list-by-type', skill];

export const examsOfSkillQuery = (api: Services['api'], skill: Skill) =>
  queryOptions({
    queryKey: examsOfSkillKey(skill),
    queryFn: ({ signal }) => api.call('GET /api/exam/list/part/:skill', { params: { skill } }, { signal }),
    staleTime: FIVE_MINUTES,
    select: (answer) => answer.sections,
  });

/** A skill's tests, newest first. */
export function useExamsOfSkill(skill: Skill) {
  return useQuery(examsOfSkillQuery(useServices().api, skill));
}
