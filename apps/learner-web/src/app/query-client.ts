import { QueryClient } from '@tanstack/react-query';
import { PUBLIC_CONFIG_KEY } from '../shared/config/public-config.ts';

const FIVE_MINUTES = 5 * 60 * 1000;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: FIVE_MINUTES,
        // Offline, a call must fail and say so: the default would wait in silence.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Forgets whatever belongs to an account; the deployment's own configuration stays. */
export function forgetAccountData(client: QueryClient): void {
  client.removeQueries({ predicate: (query) => query.queryKey[0] !== PUBLIC_CONFIG_KEY });
  client.getMutationCache().clear();
}
