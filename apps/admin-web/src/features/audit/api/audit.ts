import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { type Services, useServices } from '../../../shared/services/services.ts';

export interface AuditQuery {
  readonly page: number;
  readonly search: string;
}

const auditQuery = (api: Services['api'], { page, search }: AuditQuery) =>
  queryOptions({
    queryKey: ['/api/audit', page, search],
    queryFn: ({ signal }) => api.call('GET /api/audit', { query: { page, ...(search ? { search } : {}) } }, { signal }),
    // Always stale: other administrators write to the log.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export function useAudit(query: AuditQuery) {
  return useQuery(auditQuery(useServices().api, query));
}
