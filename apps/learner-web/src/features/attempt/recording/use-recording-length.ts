import { mediaIdIn } from '@bandwise/api-contract/common';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../shared/services/services.ts';

/**
 * Seconds that the server measured of a recording that is stored there; null: not yet known, or stored elsewhere. A browser guesses
 * the length of an MP3 file of variable bitrate from its first frames.
 */
export function useRecordingLength(source: string): number | null {
  const { api } = useServices();
  const id = mediaIdIn(source) ?? '';
  const { data } = useQuery({
    queryKey: [`/api/media/${id}/length`],
    queryFn: ({ signal }) => api.call('GET /api/media/:id/length', { params: { id } }, { signal }),
    enabled: id !== '',
    // A stored file never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data?.seconds ?? null;
}
