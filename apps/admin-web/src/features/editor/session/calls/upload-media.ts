import { useCallback } from 'react';
import { useServices } from '../../../../shared/services/services.ts';

export interface StoredMedia {
  readonly url: string;
  readonly filename: string;
}

/** Stores a sound or picture and returns its address. */
export function useUploadMedia(): (file: File) => Promise<StoredMedia> {
  const { api } = useServices();
  return useCallback((file) => api.call('POST /api/media', { file }), [api]);
}
