import type { AssessmentQueue, QueueQuery, QueueState } from '@bandwise/api-contract/admin';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { usePublicConfig } from '../account/public-config.ts';
import type { ListParams } from '../search/use-list-params.ts';
import { type Services, useServices } from '../services/services.ts';

/** Filters by the ids of a test, a learner and a class, by skill, and by the assessor. */
export const QUEUE_FILTERS = ['skill', 'exam', 'learner', 'class', 'shared'] as const;

export type QueueParams = ListParams<QueueState, (typeof QUEUE_FILTERS)[number]>;

/** The key of all states, searches and pages of the queue. */
export const queueKey = () => ['/api/submission/queue'];

/** The filters as the calls take them. A skill or assessor in the address may be anything: the server refuses what is none. */
export function queueFilter({ state, search, filters }: Pick<QueueParams, 'filters' | 'search' | 'state'>) {
  const term = search.trim();
  const { skill, shared, ...ids } = filters;
  return {
    state,
    ...ids,
    ...(skill === undefined ? {} : { skill: skill as NonNullable<QueueQuery['skill']> }),
    ...(shared === undefined ? {} : { shared: shared as NonNullable<QueueQuery['shared']> }),
    ...(term === '' ? {} : { search: term }),
  };
}

const queueQuery = (api: Services['api'], params: QueueParams) =>
  queryOptions({
    queryKey: [...queueKey(), params],
    queryFn: ({ signal }) =>
      api.call('GET /api/submission/queue', { query: { ...queueFilter(params), page: params.page } }, { signal }),
    // Learners hand in, and others assess.
    staleTime: 0,
    // Shows the last page until the next is loaded, in the same state only.
    placeholderData: (before, of) => {
      const shown = of?.queryKey[1];
      return typeof shown === 'object' && shown.state === params.state ? before : undefined;
    },
  });

export function useQueue(params: QueueParams) {
  return useQuery(queueQuery(useServices().api, params));
}

const NONE: AssessmentQueue['counts'] = { waiting: 0, second_opinion: 0, assessed: 0 };

/** The numbers of texts by state; 0 until they are loaded, and where learners cannot hand in. */
export function useTextCounts(): AssessmentQueue['counts'] {
  const isOn = usePublicConfig()?.submissions === true;
  const { api } = useServices();
  const query = useQuery({
    ...queueQuery(api, { state: 'waiting', search: '', filters: {}, page: 1 }),
    enabled: isOn,
  });
  return query.data?.counts ?? NONE;
}
