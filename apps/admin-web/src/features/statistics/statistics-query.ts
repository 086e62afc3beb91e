import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Services, useServices } from '../../shared/services/services.ts';
import type { StatisticsParams } from './statistics-params.ts';

/** The subject of statistics. */
export interface Subject {
  readonly kind: 'section' | 'exam';
  readonly id: string;
}

const statisticsQuery = (api: Services['api'], { kind, id }: Subject, params: StatisticsParams) => {
  const { take, versions, showsFew } = params;
  const query = { take, versions, ...(showsFew ? { few: 'show' as const } : {}) };
  return queryOptions({
    queryKey: [`/api/${kind}/${id}/statistics`, query],
    queryFn: ({ signal }) =>
      kind === 'section'
        ? api.call('GET /api/section/:id/statistics', { params: { id }, query }, { signal })
        : api.call('GET /api/exam/:id/statistics', { params: { id }, query }, { signal }),
    // Learners submit all the time.
    staleTime: 0,
    // Shows the former figures until those of another selection have loaded.
    placeholderData: (before, of) => (of?.queryKey[0] === `/api/${kind}/${id}/statistics` ? before : undefined),
  });
};

export function useStatistics(subject: Subject, params: StatisticsParams) {
  return useQuery(statisticsQuery(useServices().api, subject, params));
}

interface AnswersQuery extends Pick<StatisticsParams, 'take' | 'versions'> {
  readonly sectionID: string;
  readonly question: string;
}

const answersQuery = (api: Services['api'], { sectionID, question, take, versions }: AnswersQuery) =>
  queryOptions({
    queryKey: [`/api/section/${sectionID}/statistics/answers`, question, take, versions],
    queryFn: ({ signal }) =>
      api.call(
        'GET /api/section/:id/statistics/answers',
        { params: { id: sectionID }, query: { question, take, versions } },
        { signal },
      ),
    staleTime: 0,
  });

export function useAnswers(query: AnswersQuery) {
  return useQuery(answersQuery(useServices().api, query));
}
