import type { Deps } from '../../deps.ts';
import { mediaIdIn } from '@bandwise/api-contract/common';
import { RECORDING_CACHE_MAX } from '../../limits.ts';
import { recordingSeconds } from '../../platform/storage/recording-seconds.ts';
import { findMedia } from './media.repo.ts';

/** Seconds that the recording under an address takes; null: it is not one of ours, or nothing that can be measured. */
type RecordingLength = (url: string) => Promise<number | null>;

const NUMBER_BYTES = 16;

/** What an uploaded file holds never changes, so each is measured once, when it is there. */
export function createRecordingLength({ db, media, caches }: Pick<Deps, 'caches' | 'db' | 'media'>): RecordingLength {
  const lengths = caches.create<number | null>('recording-lengths', {
    maxBytes: RECORDING_CACHE_MAX,
    sizeOf: () => NUMBER_BYTES,
  });
  return async (url) => {
    const id = mediaIdIn(url);
    if (id === null) return null;
    return lengths.get(id, async () => {
      const row = await findMedia(db, id);
      if (row && !row.content_type.startsWith('audio/')) return null;
      const bytes = row && (await media.read(row.storage_key, { start: 0, end: row.size - 1 }));
      if (bytes) return recordingSeconds(bytes, { contentType: row.content_type, size: row.size });
      // It may still come: what names it was written first, or it is being restored.
      lengths.delete(id);
      return null;
    });
  };
}
