import { EXAM_STATES, type ListedExam } from '@bandwise/api-contract/admin';
import { useExamList } from '../../../shared/exams/exam-list.ts';
import type { ListParams } from '../model/list-params.ts';

export type ListedPart = ListedExam['parts'][number];

/** The tests that the address asks for. */
export function useListedTests({ skill, search, part, questions, state, sort, order, page }: ListParams) {
  const published = EXAM_STATES.find((known) => known === state);
  const term = search.trim();
  return useExamList({
    skill,
    sort,
    order,
    page,
    ...(term === '' ? {} : { search: term }),
    ...(part === null ? {} : { part }),
    ...(questions === null ? {} : { type: questions }),
    ...(published === undefined ? {} : { state: published }),
    ...(state === 'findings' ? { findings: 'some' } : {}),
  });
}
