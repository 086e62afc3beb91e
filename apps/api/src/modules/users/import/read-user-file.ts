import type { FastifyRequest } from 'fastify';
import { AppError } from '../../../errors/app-error.ts';
import { readUpload } from '../../../http/body/read-upload.ts';
import { USER_FILE_MAX } from '../../../limits.ts';

/** Reads the whole file of the form. */
export async function readUserFile(request: FastifyRequest): Promise<Uint8Array> {
  const { source } = await readUpload(request, USER_FILE_MAX);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of source) {
    size += chunk.length;
    if (size > USER_FILE_MAX) throw new AppError('payload_too_large', 'The file is larger than 1 MB.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
