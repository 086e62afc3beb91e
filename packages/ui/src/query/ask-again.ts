import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Asks again for what is shown under the key, and marks the rest as old, once something of it has changed. A first answer that is still
 * on its way may be of before the change, and TanStack Query alone would take it for the new one: it is given up.
 */
export async function askAgain(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  await queries.cancelQueries({ queryKey });
  await queries.invalidateQueries({ queryKey });
}
