import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../shared/services/services.ts';
import { begunTests, takenTests, type Begun, type Taken } from '../model/taken.ts';

const LOOKED_AT = 20;

export interface OwnTests {
  readonly begun: readonly Begun[];
  readonly takenTests: readonly Taken[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The learner's running and recent tests; null while loading, empty if they can't be loaded. */
export function useOwnTests(): OwnTests | null {
  const { api, clock } = useServices();
  const attempts = useQuery({
    queryKey: ['/api/attempt', 'home'],
    queryFn: ({ signal }) => api.call('GET /api/attempt', { query: { limit: LOOKED_AT } }, { signal }),
    staleTime: 0,
  });
  const sittings = useQuery({
    queryKey: ['/api/sitting'],
    queryFn: ({ signal }) => api.call('GET /api/sitting', { query: { limit: LOOKED_AT } }, { signal }),
    staleTime: 0,
  });
  const isLoading = [attempts, sittings].some(({ isPending, isPaused }) => isPending && !isPaused);
  if (isLoading) return null;
  // The time by the server's clock, which responses have measured.
  const now = clock.now();
  if (!attempts.data || !sittings.data) return { begun: [], takenTests: [], now };
  return {
    begun: begunTests(attempts.data.attempts, sittings.data.sittings, now),
    takenTests: takenTests(attempts.data.attempts, sittings.data.sittings),
    now,
  };
}
