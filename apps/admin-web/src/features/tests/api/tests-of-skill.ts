import type { Skill } from '@bandwise/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Services, useServices } from '../../../shared/services/services.ts';

const FIVE_MINUTES = 5 * 60 * 1000;

const testsOfSkillQuery = (api: Services['api'], skill: Skill) =>
  queryOptions({
    queryKey: ['part-list-by-type', skill],
    queryFn: ({ signal }) => api.call('GET /api/exam/list/part/:skill', { params: { skill } }, { signal }),
    staleTime: FIVE_MINUTES,
    select: (answer) => answer.sections,
  });

export function useTestsOfSkill(skill: Skill) {
  return useQuery(testsOfSkillQuery(useServices().api, skill));
}
