import type { ExamListQuery } from '@bandwise/api-contract/admin';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Services, useServices } from '../services/services.ts';
import { examsOfSkillKey } from './exams-of-skill.ts';

/** Under the key of the skill's tests: what refreshes those refreshes this. */
const examListQuery = (api: Services['api'], query: ExamListQuery) =>
  queryOptions({
    queryKey: [...examsOfSkillKey(query.skill), query],
    queryFn: ({ signal }) => api.call('GET /api/exam', { query }, { signal }),
    // Learners and other administrators change it too.
    staleTime: 0,
    placeholderData: (before, of) => (of?.queryKey[1] === query.skill ? before : undefined),
  });

/** One page of the tests of a skill. */
export function useExamList(query: ExamListQuery) {
  return useQuery(examListQuery(useServices().api, query));
}

/** Refetched whenever the dashboard is opened. */
const examFindingsQuery = (api: Services['api']) =>
  queryOptions({
    queryKey: ['/api/exam/findings'],
    queryFn: ({ signal }) => api.call('GET /api/exam/findings', {}, { signal }),
    staleTime: 0,
    select: ({ tests }) => tests,
  });

/** How many tests of each skill the publish check has findings of. */
export function useExamFindings() {
  return useQuery(examFindingsQuery(useServices().api));
}
