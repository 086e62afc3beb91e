import { saveFile } from '@bandwise/ui/files/save-file.ts';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { type Services, useServices } from '../../../shared/services/services.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { toastError } from '../../../shared/toasts/toasts.ts';
import type { ResultParams } from './result-params.ts';

/** The filters as the calls take them. */
function filterOf({ kind, section, exam, learner, from, to, take, search }: ResultParams) {
  const term = search.trim();
  return {
    kind,
    ...(section === null ? {} : { section }),
    ...(exam === null ? {} : { exam }),
    ...(learner === null ? {} : { learner }),
    ...(from === null ? {} : { from }),
    ...(to === null ? {} : { to }),
    ...(take === null ? {} : { take }),
    ...(term === '' ? {} : { search: term }),
  };
}

const resultsQuery = (api: Services['api'], params: ResultParams) => {
  const subject = [params.kind, params.section, params.exam, params.learner].join();
  return queryOptions({
    queryKey: ['/api/result', subject, params],
    queryFn: ({ signal }) => {
      const { sort, order, page } = params;
      return api.call('GET /api/result', { query: { ...filterOf(params), sort, order, page } }, { signal });
    },
    // Always stale: learners submit all the time.
    staleTime: 0,
    // Shows the last page until the next is loaded, for the same subject only.
    placeholderData: (before, of) => (of?.queryKey[1] === subject ? before : undefined),
  });
};

export function useResults(params: ResultParams) {
  return useQuery(resultsQuery(useServices().api, params));
}

/** Saves all that the filters find as a file. */
export function useExportResults() {
  const { api } = useServices();
  return useMutation({
    mutationFn: (params: ResultParams) => api.call('GET /api/result.csv', { query: filterOf(params) }),
    onSuccess: (file) => saveFile(file, `results-${new Date().toISOString().slice(0, 10)}.csv`),
    onError: (error) => toastError(error, texts.results.exportFailed),
  });
}
