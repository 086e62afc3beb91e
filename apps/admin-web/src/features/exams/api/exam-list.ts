import type { ExamListQuery, ListedExam } from '@bandwise/api-contract/admin';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { examsOfSkillKey } from '../../../shared/exams/exams-of-skill.ts';
import { type Services, useServices } from '../../../shared/services/services.ts';
import type { ListParams } from '../model/list-params.ts';

export type ListedPart = ListedExam['parts'][number];

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
export function useExamList({ skill, search, part, questions, sort, order, page }: ListParams) {
  const { api } = useServices();
  const term = search.trim();
  return useQuery(
    examListQuery(api, {
      skill,
      sort,
      order,
      page,
      ...(term === '' ? {} : { search: term }),
      ...(part === null ? {} : { part }),
      ...(questions === null ? {} : { type: questions }),
    }),
  );
}
