import { mediaIdIn } from '@bandwise/api-contract/common';
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { type Services, useServices } from '../../../../shared/services/services.ts';
import type { RecordingLengths } from '../../model/counts/official-time.ts';

export const recordingLengthQuery = (api: Services['api'], url: string) => {
  const id = mediaIdIn(url);
  return queryOptions({
    queryKey: [`/api/media/${id ?? ''}/length`],
    queryFn: async ({ signal }) => {
      if (id === null) return { seconds: null };
      return api.call('GET /api/media/:id/length', { params: { id } }, { signal });
    },
    // A stored file never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });
};

/** Seconds that the server measured; null: unknown; undefined: loading. */
export function useRecordingLength(url: string): number | null | undefined {
  const { data, isPending } = useQuery(recordingLengthQuery(useServices().api, url));
  return isPending ? undefined : (data?.seconds ?? null);
}

/** The lengths of all recordings of a test; null while the server measures one of them. */
export function useRecordingLengths(urls: readonly string[]): RecordingLengths | null {
  const { api } = useServices();
  const addresses = [...new Set(urls.filter((url) => url !== ''))];
  const answers = useQueries({ queries: addresses.map((url) => recordingLengthQuery(api, url)) });
  if (answers.some(({ isPending }) => isPending)) return null;
  return Object.fromEntries(addresses.map((url, index) => [url, answers[index]?.data?.seconds ?? null]));
}
