import type { Client, LearnerRoutes } from '@bandwise/api-contract/client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useServices } from '../services/services.ts';
import { useSession } from '../session/use-session.ts';

const FIVE_MINUTES = 5 * 60 * 1000;

export const currentUserQuery = (api: Client<LearnerRoutes>) =>
  queryOptions({
    queryKey: ['/api/user'],
    queryFn: ({ signal }) => api.call('GET /api/user', {}, { signal }),
    staleTime: FIVE_MINUTES,
  });

/** The account of this tab's token; not asked for when signed out. */
export function useCurrentUser() {
  const { api } = useServices();
  const session = useSession();
  return useQuery({ ...currentUserQuery(api), enabled: session.status === 'signedIn' });
}
