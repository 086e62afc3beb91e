import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Refetches the shown queries under the key after a change and invalidates the others. A first fetch that is still running may predate the
 * change, and TanStack Query alone would accept its result: it is cancelled.
 */
export async function askAgain(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  await queries.cancelQueries({ queryKey });
  await queries.invalidateQueries({ queryKey });
}
