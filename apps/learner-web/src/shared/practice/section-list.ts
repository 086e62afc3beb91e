import type { Client, LearnerRoutes } from '@bandwise/api-contract/client';
import type { AttemptBody, SectionList, SectionListRow } from '@bandwise/api-contract/learner';
import type { Skill } from '@bandwise/domain';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

const FIVE_MINUTES = 5 * 60 * 1000;

/**
 * All tests of a skill with the learner's last results, requested again on each visit: tests are published and results corrected in the
 * meantime. An unchanged list is answered with 304. Its key is its path (learner specification, section 7).
 */
export function sectionListQuery(api: Client<LearnerRoutes>, skill: Skill) {
  return queryOptions({
    queryKey: sectionListKey(skill),
    queryFn: ({ signal }) => api.call('GET /api/exam/list/:skill', { params: { skill } }, { signal }),
    staleTime: 0,
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

/** Invalidates the lists after results that no page has written into them. */
export function forgetLastResults(client: QueryClient): void {
  const isOf = (key: unknown) => key === '/api/user/last-result' || String(key).startsWith('/api/exam/list/');
  void client.invalidateQueries({ predicate: ({ queryKey: [key] }) => isOf(key) });
}

/**
 * Writes the server's state of an attempt into the lists: whether it is running, and until when. An answered attempt is running even after
 * its answers were cleared.
 */
export function noteAttempt(client: QueryClient, skill: Skill, attempt: AttemptBody): void {
  const { id, sectionID, deadline, answers } = attempt;
  const isAnswered = Object.keys(answers).length > 0;
  const noted = (row: SectionListRow): SectionListRow => {
    const { in_progress: before, ...others } = row;
    if (!isAnswered && before?.attemptID !== id) return others;
    return { ...others, in_progress: { attemptID: id, deadline } };
  };
  for (const queryKey of [sectionListKey(skill), partListKey(skill)]) {
    // An invalidated list stays invalidated.
    if (client.getQueryState(queryKey)?.isInvalidated !== false) continue;
    client.setQueryData<SectionList>(queryKey, (list) => {
      return list && { ...list, sections: list.sections.map((row) => (row.id === sectionID ? noted(row) : row)) };
    });
  }
}
