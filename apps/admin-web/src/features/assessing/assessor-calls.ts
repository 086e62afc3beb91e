import type { AssessorBody } from '@bandwise/api-contract/admin';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Services, useServices } from '../../shared/services/services.ts';
import { texts } from '../../shared/texts/texts.ts';
import { toastError } from '../../shared/toasts/toasts.ts';

type Api = Services['api'];

const assessorQuery = (api: Api) =>
  queryOptions({
    queryKey: ['/api/assessor'],
    queryFn: ({ signal }) => api.call('GET /api/assessor', {}, { signal }),
  });

/** The remarks of the signed-in assessor, and the daily mail. */
export function useAssessor() {
  return useQuery(assessorQuery(useServices().api));
}

function useAssessorCall<Input>(call: (api: Api, input: Input) => Promise<AssessorBody>, failed: string) {
  const { api } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => call(api, input),
    onSuccess: (assessor) => queries.setQueryData(assessorQuery(api).queryKey, assessor),
    onError: (error) => toastError(error, failed),
  });
}

export function useSetDailyMail() {
  return useAssessorCall(
    (api, daily_mail: boolean) => api.call('PUT /api/assessor/daily-mail', { body: { daily_mail } }),
    texts.assessing.dailyMailFailed,
  );
}

export function useSaveRemark() {
  return useAssessorCall(
    (api, { id, text }: { readonly id: string; readonly text: string }) =>
      api.call('PUT /api/assessor/remark/:id', { params: { id }, body: { text } }),
    texts.assessing.remarks.saveFailed,
  );
}

export function useDeleteRemark() {
  return useAssessorCall(
    (api, id: string) => api.call('DELETE /api/assessor/remark/:id', { params: { id } }),
    texts.assessing.remarks.deleteFailed,
  );
}
