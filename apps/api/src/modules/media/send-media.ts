import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error.ts';
import { Prepared } from '../../http/handler.ts';
import type { MediaStore } from '../../platform/storage/media-store.ts';
import { readRange } from './byte-range.ts';
import { SVG_TYPE } from './media-type.ts';
import type { MediaRow } from './media.repo.ts';

/**
 * Sends a file or a requested byte range. A file never changes, so a browser requests it once. Shared caches may store only public
 * files.
 */
export async function sendMedia(
  store: MediaStore,
  media: MediaRow & { readonly isForEveryone: boolean },
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<Prepared> {
  const etag = `"${media.sha256.toString('base64url')}"`;
  if (request.headers['if-none-match']?.includes(etag)) {
    describeFile(reply, media, etag).code(304);
    return new Prepared('', media.content_type);
  }
  const ifRange = request.headers['if-range'];
  const applies = ifRange === undefined || ifRange === etag;
  const range = applies ? readRange(request.headers.range, media.size) : null;
  if (range === 'unsatisfiable') {
    reply.header('content-range', `bytes */${media.size}`);
    throw new AppError('range_not_satisfiable', 'The file does not have this range.');
  }
  const { start, end } = range ?? { start: 0, end: media.size - 1 };
  const bytes = await store.read(media.storage_key, { start, end });
  if (!bytes) {
    request.log.error({ media: media.id, key: media.storage_key }, 'A stored file is missing');
    throw fileNotFound();
  }
  describeFile(reply, media, etag).header('content-length', end - start + 1);
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${media.size}`);
  return new Prepared(bytes, media.content_type);
}

/** Sets headers only when the file will be sent, so that a refusal is not cached as the file. */
function describeFile(
  reply: FastifyReply,
  media: MediaRow & { readonly isForEveryone: boolean },
  etag: string,
): FastifyReply {
  return (
    reply
      .header('etag', etag)
      .header('cache-control', `${media.isForEveryone ? 'public' : 'private'}, max-age=31536000, immutable`)
      .header('accept-ranges', 'bytes')
      // A file that is opened as a page runs and loads nothing.
      .header('content-security-policy', policyOf(media))
      .header('x-content-type-options', 'nosniff')
      // Without the filename, which is private to its author.
      .header('content-disposition', 'inline')
  );
}

/** A drawing may have styles, but runs and loads nothing. */
function policyOf({ content_type }: MediaRow): string {
  return content_type === SVG_TYPE
    ? "default-src 'none'; style-src 'unsafe-inline'; sandbox"
    : "default-src 'none'; sandbox";
}

export function fileNotFound(): AppError {
  return new AppError('not_found', 'File not found.');
}
