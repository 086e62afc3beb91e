import type { FastifyRequest } from 'fastify';
import { AppError } from '../../../errors/app-error.ts';
import { readUpload } from '../../../http/body/read-upload.ts';

/** A thousand rows are a tenth of it. */
const BYTES_MAX = 1024 * 1024;

/** The file of the form, whole. */
export async function readUserFile(request: FastifyRequest): Promise<Uint8Array> {
  const { source } = await readUpload(request, BYTES_MAX);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of source) {
    size += chunk.length;
    if (size > BYTES_MAX) throw new AppError('payload_too_large', 'The file is larger than 1 MB.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
