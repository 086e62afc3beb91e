import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { type Services, useServices } from '../../../../shared/services/services.ts';
import { sectionKey } from '../../session/calls/load-exam.ts';

const versionsQuery = (api: Services['api'], id: string, page: number) =>
  queryOptions({
    queryKey: [...sectionKey(id), 'versions', page],
    queryFn: ({ signal }) => api.call('GET /api/section/:id/versions', { params: { id }, query: { page } }, { signal }),
    // Others publish too.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export function useVersions(id: string, page: number) {
  return useQuery(versionsQuery(useServices().api, id, page));
}

/** A version never changes. */
const versionQuery = (api: Services['api'], id: string, version: number) =>
  queryOptions({
    queryKey: ['/api/section/:id/versions', id, version],
    queryFn: ({ signal }) =>
      api.call('GET /api/section/:id/versions/:version', { params: { id, version } }, { signal }),
    enabled: version > 0,
  });

/** `version` 0 loads none. */
export function useVersion(id: string, version: number) {
  return useQuery(versionQuery(useServices().api, id, version));
}
