import type { AssessmentBody, AssessmentShare } from '@bandwise/api-contract/admin';
import { serverMessage } from '@bandwise/api-contract/client';
import { askAgain } from '@bandwise/ui/query/ask-again.ts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { queueKey } from '../../../shared/assessing/queue.ts';
import { useClass, useClasses } from '../../../shared/classes/class-list.ts';
import { type Services, useServices } from '../../../shared/services/services.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { toastError, toastSuccess } from '../../../shared/toasts/toasts.ts';
import { assessmentQuery } from '../calls.ts';

type Api = Services['api'];

const words = texts.assessing.share;

const SHARES_KEY = ['/api/submission/share'];

interface ShareScope {
  readonly class?: string | undefined;
  /** Only those who may assess this learner. */
  readonly learner?: string | undefined;
}

const shareQuery = (api: Api, scope: ShareScope) =>
  queryOptions({
    queryKey: [...SHARES_KEY, scope],
    queryFn: ({ signal }) => api.call('GET /api/submission/share', { query: scope }, { signal }),
    // Learners hand in, and others assess.
    staleTime: 0,
  });

/** Assessors with the submissions that wait for each: of a class, of a learner, or of all learners of the caller. */
export function useShare(scope: ShareScope, isWanted = true) {
  return useQuery({ ...shareQuery(useServices().api, scope), enabled: isWanted });
}

/** The class whose assessors are shown: the chosen one, or the only class of the caller. */
export function useShareClass(chosenId?: string) {
  const all = useClasses().data;
  const chosen = useClass(chosenId).data;
  return chosenId === undefined ? (all?.total === 1 ? all.classes[0] : undefined) : chosen;
}

/** Shares out the waiting submissions of a class. @returns the assessors afterwards, or the reason of a refusal */
export function useShareOut() {
  const { api } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body: {
      readonly class: string;
      readonly assessors: string[];
    }): Promise<AssessmentShare | { readonly refusal: string }> => {
      try {
        return await api.call('POST /api/submission/share', { body });
      } catch (error) {
        return { refusal: serverMessage(error, words.failed) };
      }
    },
    onSettled: () => {
      // Not awaited: the dialog shows the result before the new counts.
      void askAgain(queries, queueKey());
      void askAgain(queries, SHARES_KEY);
    },
  });
}

interface Assigning {
  readonly id: string;
  /** null: any assessor. */
  readonly assessor: string | null;
}

/** Assigns a submission to an assessor, or to no one. */
export function useAssign() {
  const { api } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, assessor }: Assigning) =>
      api.call('PUT /api/submission/:id/assessor', { params: { id }, body: { assessor } }),
    onSuccess: ({ id, assigned_to }: AssessmentBody) => {
      const { queryKey } = assessmentQuery(api, id);
      // The editor begins a new draft if the time of the update changes.
      const updatedAt = queries.getQueryState(queryKey)?.dataUpdatedAt;
      if (updatedAt !== undefined)
        queries.setQueryData(queryKey, (shown) => shown && { ...shown, assigned_to }, { updatedAt });
      toastSuccess(assigned_to === null ? words.takenBack : words.assigned(assigned_to.name));
    },
    onError: (error) => toastError(error, words.assignFailed),
    onSettled: () => Promise.all([askAgain(queries, queueKey()), askAgain(queries, SHARES_KEY)]),
  });
}
