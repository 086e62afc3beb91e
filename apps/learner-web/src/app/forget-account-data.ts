import type { QueryClient } from '@tanstack/react-query';
import { PUBLIC_CONFIG_KEY } from '../shared/config/public-config.ts';

/** Forgets whatever belongs to an account; the deployment's own configuration stays. */
export function forgetAccountData(client: QueryClient): void {
  client.removeQueries({ predicate: (query) => query.queryKey[0] !== PUBLIC_CONFIG_KEY });
  client.getMutationCache().clear();
}
