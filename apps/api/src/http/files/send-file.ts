import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error.ts';
import { Prepared } from '../handler.ts';
import type { MediaStore } from '../../platform/storage/media-store.ts';
import { SVG_TYPE } from '../../platform/storage/svg-type.ts';
import { readRange } from './byte-range.ts';

/** A stored file. `isForEveryone`: guests may read it too, so shared caches may store it. */
export interface SentFile {
  readonly id: string;
  readonly content_type: string;
  readonly size: number;
  readonly sha256: Buffer;
  readonly storage_key: string;
  readonly isForEveryone: boolean;
  /** The browser asks again each time whether its user may still have the file. */
  readonly isPersonal?: true;
}

/**
 * Sends a file or a requested byte range. A file never changes, so a browser requests it once. Shared caches may store only public
 * files.
 */
export async function sendFile(
  store: MediaStore,
  file: SentFile,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<Prepared> {
  const etag = `"${file.sha256.toString('base64url')}"`;
  if (request.headers['if-none-match']?.includes(etag)) {
    describeFile(reply, file, etag).code(304);
    return new Prepared('', file.content_type);
  }
  const ifRange = request.headers['if-range'];
  const applies = ifRange === undefined || ifRange === etag;
  const range = applies ? readRange(request.headers.range, file.size) : null;
  if (range === 'unsatisfiable') {
    reply.header('content-range', `bytes */${file.size}`);
    throw new AppError('range_not_satisfiable', 'The file does not have this range.');
  }
  const { start, end } = range ?? { start: 0, end: file.size - 1 };
  const bytes = await store.read(file.storage_key, { start, end });
  if (!bytes) {
    request.log.error({ file: file.id, key: file.storage_key }, 'A stored file is missing');
    throw fileNotFound();
  }
  describeFile(reply, file, etag).header('content-length', end - start + 1);
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${file.size}`);
  return new Prepared(bytes, file.content_type);
}

/** Sets headers only when the file will be sent, so that a refusal is not cached as the file. */
function describeFile(reply: FastifyReply, file: SentFile, etag: string): FastifyReply {
  return (
    reply
      .header('etag', etag)
      .header('cache-control', cachingOf(file))
      .header('accept-ranges', 'bytes')
      // A file that is opened as a page runs and loads nothing.
      .header('content-security-policy', policyOf(file))
      .header('x-content-type-options', 'nosniff')
      // Without the filename, which is private to its author.
      .header('content-disposition', 'inline')
  );
}

function cachingOf({ isForEveryone, isPersonal }: SentFile): string {
  if (isPersonal) return 'private, no-cache';
  return `${isForEveryone ? 'public' : 'private'}, max-age=31536000, immutable`;
}

/** A drawing may have styles, but runs and loads nothing. */
function policyOf({ content_type }: SentFile): string {
  return content_type === SVG_TYPE
    ? "default-src 'none'; style-src 'unsafe-inline'; sandbox"
    : "default-src 'none'; sandbox";
}

export function fileNotFound(): AppError {
  return new AppError('not_found', 'File not found.');
}
