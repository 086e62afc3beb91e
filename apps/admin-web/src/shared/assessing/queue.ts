import type { QueueState } from '@bandwise/api-contract/admin';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { usePublicConfig } from '../account/public-config.ts';
import { type Services, useServices } from '../services/services.ts';

export interface QueueParams {
  readonly state: QueueState;
  readonly search: string;
  readonly page: number;
}

/** The key of all states, searches and pages of the queue. */
export const queueKey = () => ['/api/submission/queue'];

/** The filters as the calls take them. */
export function queueFilter({ state, search }: Pick<QueueParams, 'state' | 'search'>) {
  const term = search.trim();
  return { state, ...(term === '' ? {} : { search: term }) };
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

/** The number of texts that wait for an assessment; 0 until it is loaded, and where learners cannot hand in. */
export function useWaitingTexts(): number {
  const isOn = usePublicConfig()?.submissions === true;
  const { api } = useServices();
  const query = useQuery({ ...queueQuery(api, { state: 'waiting', search: '', page: 1 }), enabled: isOn });
  return query.data?.counts.waiting ?? 0;
}
