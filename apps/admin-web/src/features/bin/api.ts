import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Restoration } from '../../shared/bin/restore.ts';
import { binKey, showChanges } from '../../shared/exams/show-changes.ts';
import { type Services, useServices } from '../../shared/services/services.ts';
import { texts } from '../../shared/texts/texts.ts';
import { toastError, toastSuccess } from '../../shared/toasts/toasts.ts';

const binQuery = (api: Services['api'], page: number) =>
  queryOptions({
    queryKey: [...binKey(), page],
    queryFn: ({ signal }) => api.call('GET /api/bin', { query: { page } }, { signal }),
    // Always stale: other administrators delete and restore.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export function useBin(page: number) {
  return useQuery(binQuery(useServices().api, page));
}

/** Removes permanently, reports the outcome and refreshes the bin. */
export function useRemoveForGood() {
  const { api } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ exam_id, section }: Restoration) =>
      api.call('DELETE /api/bin/:exam_id', { params: { exam_id }, query: section === undefined ? {} : { section } }),
    onSuccess: ({ message }) => toastSuccess(message),
    onError: (error) => toastError(error, texts.bin.removeFailed),
    onSettled: (_answer, _error, { skill }) => showChanges(queries, skill),
  });
}
