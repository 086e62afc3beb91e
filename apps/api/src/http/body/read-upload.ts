import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error.ts';

export interface Upload {
  readonly source: AsyncIterable<Uint8Array>;
  readonly filename: string;
}

/** Streams the file of a form. @throws 400 for an interrupted or malformed form. */
export async function readUpload(request: FastifyRequest, max: number): Promise<Upload> {
  const file = await asSent(async () => {
    // One byte above the limit: a file that is truncated there is reported as too large.
    return request.file({ limits: { fileSize: max + 1 } });
  });
  if (file?.fieldname !== 'file') {
    throw new AppError('validation_failed', 'Choose a file to upload.', {
      issues: [{ path: 'file', message: 'A file is required' }],
    });
  }
  return { source: chunksOf(file), filename: file.filename };
}

async function* chunksOf({ file }: Extract<Multipart, { type: 'file' }>): AsyncIterable<Uint8Array> {
  const chunks = file[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { done, value } = await asSent(() => chunks.next());
      if (done) return;
      // A file's stream has no other chunks.
      yield value as Uint8Array;
    }
  } finally {
    await chunks.return?.();
  }
}

async function asSent<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error && Number(error.statusCode) < 500) throw error;
    throw new AppError('bad_request', 'The upload was interrupted. Please try again.', { cause: error });
  }
}
