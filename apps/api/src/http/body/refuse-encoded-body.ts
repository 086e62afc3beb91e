import type { FastifyInstance } from 'fastify';
import { AppError } from '../../errors/app-error.ts';

/** Compressed bodies are refused: clients do not need them, and a small one may expand to a huge one. */
export function refuseEncodedBodies(app: FastifyInstance): void {
  app.addHook('preParsing', async (request) => {
    const encoding = request.headers['content-encoding']?.toLowerCase() ?? 'identity';
    if (encoding !== 'identity') throw new AppError('unsupported_media_type', 'Compressed requests are not supported.');
  });
}
