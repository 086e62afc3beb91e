import type { FastifyInstance } from 'fastify';
import { AppError } from '../../errors/app-error.ts';

/** Nobody needs to compress what is sent here: what arrives compressed may be far larger than it looks. */
export function refuseEncodedBodies(app: FastifyInstance): void {
  app.addHook('preParsing', async (request) => {
    const encoding = request.headers['content-encoding']?.toLowerCase() ?? 'identity';
    if (encoding !== 'identity') throw new AppError('unsupported_media_type', 'Compressed requests are not supported.');
  });
}
