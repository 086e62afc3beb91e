import type { Assigned, SittingSummary, SubmissionSummary } from '@bandwise/api-contract/learner';
import { codeOf } from '@bandwise/ui/late/code.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { publicConfigQuery } from '../../../shared/config/public-config.ts';
import { useServices } from '../../../shared/services/services.ts';
import { begunTests, takenTests, type Begun, type Taken } from '../model/taken.ts';

const LOOKED_AT = 20;

/** Only for learners with assignments. */
export const assignedSection = codeOf(async () => (await import('./assigned-section.tsx')).AssignedSection);

/** Only for learners who handed in a text. */
export const assessedWork = codeOf(async () => (await import('./assessed-work.tsx')).AssessedWork);

export interface OwnTests {
  readonly begun: readonly Begun[];
  readonly takenTests: readonly Taken[];
  readonly submissions: readonly SubmissionSummary[];
  readonly sittings: readonly SittingSummary[];
  readonly assigned: readonly Assigned[];
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
  const client = useQueryClient();
  const submissions = useQuery({
    queryKey: ['/api/submission', 'home'],
    queryFn: async ({ signal }) => {
      if (!(await client.ensureQueryData(publicConfigQuery(api))).submissions) return [];
      const query = { limit: LOOKED_AT };
      const own = (await api.call('GET /api/submission', { query }, { signal })).submissions;
      // Loaded with its content, so that nothing moves.
      if (own.length > 0) await assessedWork.bring().catch(() => null);
      return own;
    },
    staleTime: 0,
  });
  const assigned = useQuery({
    queryKey: ['/api/assigned'],
    queryFn: async ({ signal }) => {
      const list = await api.call('GET /api/assigned', {}, { signal });
      if (list.assigned.length > 0) await assignedSection.bring().catch(() => null);
      return list;
    },
    staleTime: 0,
  });
  const isLoading = [attempts, sittings, submissions, assigned].some(
    ({ isPending, isPaused }) => isPending && !isPaused,
  );
  if (isLoading) return null;
  // The time by the server's clock, which responses have measured.
  const now = clock.now();
  const own = {
    submissions: submissions.data ?? [],
    sittings: sittings.data?.sittings ?? [],
    assigned: assigned.data?.assigned ?? [],
    now,
  };
  if (!attempts.data || !sittings.data) return { ...own, begun: [], takenTests: [] };
  return {
    ...own,
    begun: begunTests(attempts.data.attempts, sittings.data.sittings, now),
    takenTests: takenTests(attempts.data.attempts, sittings.data.sittings),
  };
}
