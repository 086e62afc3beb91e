import type { Client, LearnerRoutes } from '@bandwise/api-contract/client';
import type { SubmissionSummary } from '@bandwise/api-contract/learner';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

export const SUBMISSIONS_KEY = '/api/submission';
const PAGE_SIZE = 20;
/** The most that one call returns. */
const MOST = 100;

type Api = Client<LearnerRoutes>;

interface SubmissionPage {
  readonly submissions: readonly SubmissionSummary[];
  /** The submission before which the next page begins; null: all are loaded. */
  readonly next: string | null;
}

/** All submissions of the learner, the newest first, a page at a time. Requested again on every visit. */
export const ownSubmissionsQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: [SUBMISSIONS_KEY],
    queryFn: ({ signal, pageParam }) => readPage(api, pageParam, signal),
    // The type is explicit, because the first page has no cursor.
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    staleTime: 0,
  });

async function readPage(api: Api, beforeID: string | null, signal: AbortSignal): Promise<SubmissionPage> {
  const query = { limit: PAGE_SIZE + 1, ...(beforeID === null ? {} : { beforeID }) };
  const { submissions } = await api.call('GET /api/submission', { query }, { signal });
  const shown = submissions.slice(0, PAGE_SIZE);
  return { submissions: shown, next: submissions.length > PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null };
}

/** The learner's last submission for each section, by the id of the section. */
export const lastSubmissionsQuery = (api: Api) =>
  queryOptions({
    queryKey: [SUBMISSIONS_KEY, 'last'],
    queryFn: async ({ signal }) => {
      const last = new Map<string, SubmissionSummary>();
      for (let beforeID: string | undefined; ;) {
        const query = { take: 'last', limit: MOST, ...(beforeID !== undefined && { beforeID }) } as const;
        const { submissions } = await api.call('GET /api/submission', { query }, { signal });
        for (const one of submissions) last.set(one.sectionID, one);
        if (submissions.length < MOST) return last;
        beforeID = submissions.at(-1)?.id;
      }
    },
    staleTime: 0,
  });

/** The learner's latest submissions that are assessed. */
export const assessedQuery = (api: Api) =>
  queryOptions({
    queryKey: [SUBMISSIONS_KEY, 'assessed'],
    queryFn: async ({ signal }) => {
      const { submissions } = await api.call('GET /api/submission', { query: { limit: MOST } }, { signal });
      return submissions.filter(({ state }) => state === 'assessed');
    },
    staleTime: 0,
  });

/** The learner's submissions for one section, the newest first. */
export const sectionSubmissionsQuery = (api: Api, sectionID: string) =>
  queryOptions({
    queryKey: [SUBMISSIONS_KEY, 'section', sectionID],
    queryFn: async ({ signal }) => {
      const query = { sectionID, limit: MOST };
      return (await api.call('GET /api/submission', { query }, { signal })).submissions;
    },
    staleTime: 0,
  });

export const submissionQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [SUBMISSIONS_KEY, 'one', id],
    queryFn: ({ signal }) => api.call('GET /api/submission/:id', { params: { id } }, { signal }),
    staleTime: 0,
  });

/** The sound of a recording that was handed in. It never changes. */
export const recordingQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['/api/recording', id, 'audio'],
    queryFn: ({ signal }) => api.call('GET /api/recording/:id/audio', { params: { id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
