import type { Client, LearnerRoutes } from '@bandwise/api-contract/client';
import { queryOptions } from '@tanstack/react-query';
import type { GrantStore } from '../../../shared/services/grant-store.ts';

interface TaskTextServices {
  readonly api: Client<LearnerRoutes>;
  readonly grants: GrantStore;
}

/** The text of a locked task, whose list row comes without it: the server wants to see the grant. */
export function taskTextQuery({ api, grants }: TaskTextServices, id: string) {
  return queryOptions({
    queryKey: ['task-text', id],
    queryFn: async ({ signal }) => {
      const options = { signal, headers: grants.headers(id) };
      return (await api.call('GET /api/section/:id', { params: { id } }, options)).examContent;
    },
  });
}
