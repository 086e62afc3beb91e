import type { AssessmentBody } from '@bandwise/api-contract/admin';
import { saveFile } from '@bandwise/ui/files/save-file.ts';
import { askAgain } from '@bandwise/ui/query/ask-again.ts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { queueFilter, queueKey, type QueueParams } from '../../shared/assessing/queue.ts';
import { isConflict } from '../../shared/exams/is-conflict.ts';
import { type Services, useServices } from '../../shared/services/services.ts';
import { texts } from '../../shared/texts/texts.ts';
import { toastError } from '../../shared/toasts/toasts.ts';

type Api = Services['api'];

export const assessmentQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['/api/submission/assessment', id],
    queryFn: ({ signal }) => api.call('GET /api/submission/:id/assessment', { params: { id } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** `isCurrent`: loaded since the screen was opened. Another assessor may have changed a cached assessment. */
export function useAssessment(id: string) {
  const query = useQuery(assessmentQuery(useServices().api, id));
  return { ...query, isCurrent: query.isSuccess && query.isFetchedAfterMount };
}

/** A call that returns the assessment, which the screen then shows. */
function useAssessmentCall<Input>(call: (api: Api, input: Input) => Promise<AssessmentBody>, failed: string) {
  const { api } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => call(api, input),
    onSuccess: (assessment) => queries.setQueryData(assessmentQuery(api, assessment.id).queryKey, assessment),
    onError: (error) => {
      toastError(error, failed);
      // The screen shows what has changed since it was loaded.
      if (isConflict(error)) void askAgain(queries, ['/api/submission/assessment']);
    },
    onSettled: () => askAgain(queries, queueKey()),
  });
}

export function useClaim() {
  return useAssessmentCall(
    (api, id: string) => api.call('POST /api/submission/:id/claim', { params: { id } }),
    texts.assessing.claimFailed,
  );
}

export function useEndClaim() {
  return useAssessmentCall(
    (api, id: string) => api.call('DELETE /api/submission/:id/claim', { params: { id } }),
    texts.assessing.one.releaseClaimFailed,
  );
}

export function useRelease() {
  return useAssessmentCall(
    (api, { id, revision }: { readonly id: string; readonly revision: number }) =>
      api.call('POST /api/submission/:id/release', { params: { id }, body: { revision } }),
    texts.assessing.one.releaseFailed,
  );
}

export function useUndoRelease() {
  return useAssessmentCall(
    (api, { id, version }: { readonly id: string; readonly version: number }) =>
      api.call('POST /api/submission/:id/undo', { params: { id }, body: { version } }),
    texts.assessing.one.undoFailed,
  );
}

export function useRequestOpinion() {
  return useAssessmentCall(
    (api, id: string) => api.call('POST /api/submission/:id/second-opinion', { params: { id } }),
    texts.assessing.opinions.requestFailed,
  );
}

export function useWithdrawRequest() {
  return useAssessmentCall(
    (api, id: string) => api.call('DELETE /api/submission/:id/second-opinion', { params: { id } }),
    texts.assessing.opinions.withdrawFailed,
  );
}

export function useFinishOpinion() {
  return useAssessmentCall(
    (api, { id, revision }: { readonly id: string; readonly revision: number }) =>
      api.call('POST /api/submission/:id/opinion', { params: { id }, body: { revision } }),
    texts.assessing.opinions.finishFailed,
  );
}

/** Settles two opinions: the released assessment stays. */
export function useKeepReleased() {
  return useAssessmentCall(
    (api, id: string) => api.call('POST /api/submission/:id/settle', { params: { id } }),
    texts.assessing.opinions.keepFailed,
  );
}

/** Saves all submissions that the filters find as a file. */
export function useExportQueue() {
  const { api } = useServices();
  return useMutation({
    mutationFn: (params: QueueParams) => api.call('GET /api/submission.csv', { query: queueFilter(params) }),
    onSuccess: (file) => saveFile(file, `assessments-${new Date().toISOString().slice(0, 10)}.csv`),
    onError: (error) => toastError(error, texts.assessing.exportFailed),
  });
}
