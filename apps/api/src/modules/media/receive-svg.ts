import { AppError } from '../../errors/app-error.ts';
import { createWorkPool, READING_LIMIT } from '../../platform/background-work/work-pool.ts';
import type { FetchedPictures } from '../../platform/pictures/fetch-pictures.ts';
import type { ReadFetched } from '../../platform/pictures/read-fetched.ts';
import { DRAWING_MAX } from '../../limits.ts';
import type * as worker from './svg.worker.ts';

const cleaning = createWorkPool<typeof worker>({
  file: new URL('svg.worker.ts', import.meta.url),
  limit: READING_LIMIT,
  waitingMax: 8,
  busy: 'Many pictures are being stored at the moment.',
});

/** Reads files fetched from other sites, off the event loop. */
export const readFetchedPictures = (fetched: FetchedPictures): Promise<ReadFetched> =>
  cleaning.run('readFetched', fetched);

/** Cleans an uploaded drawing off the event loop. @throws the reason of a refusal. */
export async function receiveSvg(source: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of source) {
    size += chunk.byteLength;
    if (size <= DRAWING_MAX) chunks.push(chunk);
  }
  if (size > DRAWING_MAX) throw new AppError('payload_too_large', 'The file is too large: at most 1 MB for SVG.');
  const cleaned = await cleaning.run('cleanSvg', Buffer.concat(chunks));
  if (cleaned.ok) return Buffer.from(cleaned.svg);
  throw new AppError('unsupported_media_type', `This SVG picture cannot be used: ${cleaned.reason}.`);
}
