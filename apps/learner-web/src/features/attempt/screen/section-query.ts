import type { Client, LearnerRoutes } from '@bandwise/api-contract/client';
import { queryOptions } from '@tanstack/react-query';
import type { GrantStore } from '../../../shared/section-lock/grant-store.ts';

interface SectionServices {
  readonly api: Client<LearnerRoutes>;
  readonly grants: GrantStore;
}

/** The part to take, without its keys. */
export function sectionQuery({ api, grants }: SectionServices, id: string) {
  return queryOptions({
    queryKey: [`/api/section/${id}`],
    queryFn: ({ signal }) =>
      api.call('GET /api/section/:id', { params: { id } }, { signal, headers: grants.headers(id) }),
  });
}
