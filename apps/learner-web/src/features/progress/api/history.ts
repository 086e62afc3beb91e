import type { Client, LearnerRoutes } from '@bandwise/api-contract/client';
import type { AttemptSummary } from '@bandwise/api-contract/learner';
import { infiniteQueryOptions } from '@tanstack/react-query';

const PAGE_SIZE = 20;

type Cursor = Pick<AttemptSummary, 'started_at' | 'id'> | null;

/** The learner's attempts, newest first, a page at a time. Asked again on every visit. */
export function historyQuery(api: Client<LearnerRoutes>) {
  return infiniteQueryOptions({
    queryKey: ['/api/attempt'],
    queryFn: ({ signal, pageParam }) => readPage(api, pageParam, signal),
    // The type is explicit, because the first page has no cursor.
    initialPageParam: null as Cursor,
    getNextPageParam: (page) => page.next,
    staleTime: 0,
  });
}

interface HistoryPage {
  readonly attempts: readonly AttemptSummary[];
  readonly next: Cursor;
}

async function readPage(api: Client<LearnerRoutes>, after: Cursor, signal: AbortSignal): Promise<HistoryPage> {
  const from = after ? { before: after.started_at, beforeID: after.id } : {};
  // One more than is shown says whether there is another page.
  const { attempts } = await api.call('GET /api/attempt', { query: { ...from, limit: PAGE_SIZE + 1 } }, { signal });
  const shown = attempts.slice(0, PAGE_SIZE);
  // An attempt in progress without an answer was only viewed.
  const attempted = shown.filter(({ status, answered }) => status === 'submitted' || answered);
  const next = attempts.length > PAGE_SIZE ? (shown.at(-1) ?? null) : null;
  // A page of such attempts only is skipped.
  return attempted.length === 0 && next ? readPage(api, next, signal) : { attempts: attempted, next };
}
