import type { Deps } from '../../deps.ts';
import { mediaIdIn } from '../../platform/storage/media-url.ts';
import { recordingSeconds } from '../../platform/storage/recording-seconds.ts';
import { findMedia, type MediaRow } from './media.repo.ts';

/** Seconds that the recording under an address takes; null: it is not one of ours, or nothing that can be measured. */
type RecordingLength = (url: string) => Promise<number | null>;

/** Some thousands of numbers. */
const MAX_BYTES = 1024 * 1024;
const NUMBER_BYTES = 16;

/** What an uploaded file holds never changes, so each is measured once. */
export function createRecordingLength({ db, media, caches }: Pick<Deps, 'caches' | 'db' | 'media'>): RecordingLength {
  const lengths = caches.create<number | null>('recording-lengths', {
    maxBytes: MAX_BYTES,
    sizeOf: () => NUMBER_BYTES,
  });
  return async (url) => {
    const id = mediaIdIn(url);
    if (id === null) return null;
    return lengths.get(id, async () => {
      const row = await findMedia(db, id);
      return row && measure(media, row);
    });
  };
}

async function measure(media: Deps['media'], { storage_key, size, content_type }: MediaRow): Promise<number | null> {
  const bytes = await media.read(storage_key, { start: 0, end: size - 1 });
  return bytes && recordingSeconds(bytes, { contentType: content_type, size });
}
