import type { FastifyReply, FastifyRequest } from 'fastify';
import { Prepared } from '../../http/handler.ts';
import type { MediaStore } from '../../plugins/media-store.ts';
import { readRange } from './byte-range.ts';
import type { MediaRow } from './media.repo.ts';

/** Sends a file, or the range of it that was asked for. It never changes: whoever has it once need not ask again. */
export function sendMedia(
  store: MediaStore,
  media: MediaRow,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Prepared {
  const etag = `"${media.sha256.toString('base64url')}"`;
  reply
    .header('etag', etag)
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('accept-ranges', 'bytes')
    // Opened by itself, whatever it holds runs nothing and loads nothing.
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(media.filename)}`);
  if (request.headers['if-none-match']?.includes(etag)) {
    reply.code(304);
    return new Prepared('', media.content_type);
  }
  const ifRange = request.headers['if-range'];
  const applies = ifRange === undefined || ifRange === etag;
  const range = applies ? readRange(request.headers.range, media.size) : null;
  if (range === 'unsatisfiable') {
    reply.code(416).header('content-range', `bytes */${media.size}`);
    return new Prepared('', media.content_type);
  }
  const { start, end } = range ?? { start: 0, end: media.size - 1 };
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${media.size}`);
  reply.header('content-length', end - start + 1);
  return new Prepared(store.read(media.storage_key, { start, end }), media.content_type);
}
